#ifndef TEST_RUN_H
#define TEST_RUN_H

// The variable with the number of tests that run at a time, which Swift Testing reads.
#define TEST_RUN_WIDTH "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"

// The variable with the minutes after which the run ends, whatever its tests do; 0 for never.
#define TEST_RUN_MINUTES "POKEDEX_TEST_MINUTES"

#endif
