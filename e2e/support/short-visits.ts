/**
 * Pages under test are open for seconds: optimised code would not pay for its compilation, which takes 6 to 25 % of
 * the processor time of the files of `screens` and 7 % of the board's.
 */
export const VISIT_FLAGS: readonly string[] = ['--js-flags=--no-opt --no-maglev'];

/**
 * What a page of a test prefers, unless the test says otherwise; null: the browser's own. Transitions of the project
 * `screens` would only take frames; the board moves as it does for people.
 */
export const REDUCED_MOTION = process.env.SHORT_VISITS === 'yes' ? 'reduce' : null;
