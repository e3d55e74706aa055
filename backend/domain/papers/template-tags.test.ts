import type { FoundTag } from '@schema/values/papers/found-tag';
import { KNOWN_TAGS } from '@schema/values/papers/known-tags';
import { PAPER_KINDS } from '@schema/values/papers/paper-kinds';
import { describe, expect, test } from 'vitest';
import { nearestTag } from './nearest-tag';
import { checkedTags, strictGaps } from './template-tags';

const value = (name: string, ...within: string[]): FoundTag => ({
  name,
  kind: 'value',
  count: 1,
  within,
});
const block = (name: string, ...within: string[]): FoundTag => ({
  ...value(name, ...within),
  kind: 'block',
});

describe('the nearest tag', () => {
  test.each([
    ['клиент.телефн', 'клиент.телефон'],
    ['клент.имя', 'клиент.имя'],
    ['Клиент имя', 'клиент.имя'],
    ['имя_клиента', 'клиент.имя'],
    ['ФИО клиента', 'клиент.имя'],
    ['госномер', 'авто.госномер'],
    ['аренда.стоимсть', 'аренда.стоимость'],
    ['паспорт клиента', 'клиент.паспорт'],
    ['сумма к оплате прописью и цифрами', null],
    ['ъ', null],
    ['', null],
  ])('%s → %s', (name, nearest) => {
    expect(nearestTag({ name, isBlock: false, within: [] })).toBe(nearest);
  });

  test.each([
    ['поврежденя', 'повреждения'],
    ['фото', null],
    ['начисление', 'начисления'],
  ])('of the block %s → %s', (name, nearest) => {
    expect(nearestTag({ name, isBlock: true, within: [] })).toBe(nearest);
  });

  test('a tag of rows is proposed within its block only', () => {
    const name = 'повреждение.вит';
    expect(nearestTag({ name, isBlock: false, within: ['повреждения'] })).toBe('повреждение.вид');
    expect(nearestTag({ name, isBlock: false, within: [] })).not.toBe('повреждение.вид');
  });

  test('each tag of the catalogue is nearest to itself', () => {
    for (const { name, isBlock, block: around } of KNOWN_TAGS) {
      expect(nearestTag({ name, isBlock, within: around ? [around] : [] })).toBe(name);
    }
  });
});

describe('the tags of a template', () => {
  test.each([
    [value('Клиент.Имя'), 'contract', 'known', null],
    [value('клиент.паспорт'), 'contract', 'handwritten', null],
    [value('клиент.телефн'), 'contract', 'unknown', 'клиент.телефон'],
    [value('повреждение.вид'), 'act_out', 'misplaced', null],
    [value('повреждение.вид', 'повреждения'), 'act_out', 'known', null],
    [value('повреждение.вид', 'повреждения'), 'contract', 'elsewhere', null],
    [value('акт.пробег'), 'extension', 'elsewhere', null],
    [value('акт.подпись'), 'act_back', 'known', null],
    [value('повреждения'), 'act_out', 'unknown', 'повреждения'],
    [block('повреждения'), 'act_out', 'known', null],
    [block('клиент.почта'), 'contract', 'known', null],
    [block('изменения'), 'extension', 'known', null],
    [block('изменения'), 'contract', 'elsewhere', null],
    [block('водители'), 'contract', 'unknown', null],
  ] as const)('%j of %s is %s', (tag, kind, state, nearest) => {
    expect(checkedTags([tag], kind)).toMatchObject([{ state, nearest }]);
  });

  test('three wrong tags come first, each with its nearest', () => {
    const names = ['клиент.имя', 'клиент.телефн', 'авто.марка', 'авто.номер', 'аренда.залок'];
    const tags = checkedTags(
      names.map((name) => value(name)),
      'contract',
    );
    expect(tags.map(({ name, nearest }) => [name, nearest])).toEqual([
      ['клиент.телефн', 'клиент.телефон'],
      ['авто.номер', 'авто.госномер'],
      ['аренда.залок', 'аренда.залог'],
      ['клиент.имя', null],
      ['авто.марка', null],
    ]);
  });

  test('a similar name is looked for fifty times at most', () => {
    const tags = Array.from({ length: 60 }, (_, at) => value(`клиент.телефн${at % 10}`));
    const found = checkedTags(tags, 'contract').map(({ nearest }) => nearest !== null);
    expect(found).toEqual([...Array(50).fill(true), ...Array(10).fill(false)]);
  });

  test('a misplaced tag names its block', () => {
    expect(checkedTags([value('фото.снимок')], 'act_out')).toMatchObject([{ block: 'фотографии' }]);
  });

  test('each tag of the catalogue at its place is used by some document', () => {
    for (const { name, isBlock, block: around } of KNOWN_TAGS) {
      const tag = isBlock ? block(name) : value(name, ...(around ? [around] : []));
      const states = PAPER_KINDS.map((kind) => checkedTags([tag], kind)[0]?.state);
      expect(states.some((state) => state === 'known' || state === 'handwritten')).toBe(true);
    }
  });
});

test('a strict template refuses missing values except those written by hand', () => {
  expect(strictGaps(['клиент.паспорт', 'авто.vin'])).toEqual([]);
  expect(strictGaps(['клиент.почта', 'клиент.паспорт', 'клиент.телефн'])).toEqual([
    'клиент.почта',
    'клиент.телефн',
  ]);
});
