/**
 * The pages of the project `screens` are open for seconds: optimised code would not pay for its compilation, and
 * transitions only take frames. Both together take 6 to 25 % of the
 * processor time of its files. Pages of the board move and
 * compile as they do for people.
 */
const isShort = process.env.SHORT_VISITS === 'yes';

/** What a page of a test prefers, unless the test says otherwise; null: the browser's own. */
export const REDUCED_MOTION = isShort ? 'reduce' : null;

export const VISIT_FLAGS: readonly string[] = isShort ? ['--js-flags=--no-opt --no-maglev'] : [];
