/** Throws before there is a test. */
throw new Error('this file cannot be loaded');
