/**
 * Pages under test are open for seconds: optimised code would not pay for its compilation, which takes 6 to 25 % of
 * the processor time of the files of `screens` and 7 % of the board's.
 */
export const VISIT_FLAGS: readonly string[] = ['--js-flags=--no-opt --no-maglev'];

/**
 * Default motion preference of a test's page; null: the browser's own. Transitions of the project
 * `screens` would only cost frames; the board is animated as for users.
 */
export const REDUCED_MOTION = process.env.SHORT_VISITS === 'yes' ? 'reduce' : null;
