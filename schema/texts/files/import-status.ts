/** Words of a status: lower case, ё as е. */

/** A booking is cancelled by one of these words, unless negated by a word before it. */
const CANCELLED =
  /^(?:отмен(?:а|ен|ена|ено|ены|или|ил|ила|енный|енная)|отказ(?:|ался|алась|ано|ались)?|аннулир(?:ован|ована|овано|ование)|cancell?ed|cancell?ation|cancel|rejected|declined|no show|noshow)$/;
const DENIALS = ['не', 'без', 'нет', 'no', 'not', 'non', 'free', 'бесплатная', 'возможна'].concat([
  'ожидает',
  'запрос',
  'условия',
  'правила',
  'политика',
  'стоимость',
  'штраф',
]);
/** «Отмена до 01.07», «отказ от страховки»: a condition, not a state. */
const CONDITION = /^(?:до|за|от|при|возможна|бесплатно|бесплатна|until|before|free|policy)$/;
const STEM = /отмен|отказ|аннулир|cancel/;
const PLAINLY_LIVE =
  /^(?:не отменен\p{L}*|без отмены|неотменяем\p{L}*|no cancellation|not cancell?ed)$/u;

/** Values of a column «Отменена». */
const YES = ['да', 'д', 'yes', 'y', 'true', '1', 'истина', 'есть', 'x', 'х', 'v', '✓', '✔', '+'];
const NO = ['нет', 'н', 'no', 'n', 'false', '0', 'ложь', 'не было', 'не отменена'];

/** Whether the words of a status mean that the booking is cancelled. */
export function saysCancelled(words: string): boolean {
  const all = words.replaceAll('no show', 'noshow').split(' ');
  return all.some((word, at) => {
    if (!CANCELLED.test(word)) return false;
    const [before = '', after = ''] = [all[at - 1], all[at + 1]];
    return !DENIALS.includes(before) && !CONDITION.test(after);
  });
}

/** Whether a status names a cancellation without an explicit negation. */
export const isUnclearStatus = (words: string): boolean =>
  STEM.test(words) && !PLAINLY_LIVE.test(words);

/** A dash in place of a value. */
export const isNoAnswer = (text: string): boolean => /^[-–—.?]*$/.test(text);

/** Value of a column «Отменена», lower case; null: neither yes nor no. */
export function answerOf(text: string): boolean | null {
  const bare = text.replace(/[.!]+$/, '').trim();
  if (NO.includes(bare)) return false;
  return YES.includes(bare) ? true : null;
}
