import { MESSAGES } from '@schema/messages';
import type { Act } from './typist.ts';

/** What the form must hold at the end: the JSON of what is saved, or the sentence and the text that stays. */
type Wanted =
  | { readonly saved: string | number }
  | { readonly refused: string; readonly text: string };

export interface Row {
  readonly kind: string;
  /** What the field shows first. */
  readonly from: string;
  readonly acts: readonly Act[];
  readonly wanted: Wanted;
}

const { halfTyped, noSuchDay, noSuchClock } = MESSAGES.period;
const { amountTwofold } = MESSAGES.generic;
/** The sentence of the page where the shape of the form has none of its own. */
const REFUSED = 'Исправьте значение';
const NBSP = '\u00a0';
const THIN = '\u2009';
const [LTR, END_LTR] = ['\u202a', '\u202c'];

const keys = (key: string, times: number): Act[] => Array.from({ length: times }, () => ({ key }));
const all: Act = { key: 'Control+A' };

type Case = readonly [from: string, act: Act | readonly Act[], wanted: Wanted | string | number];

const rowsOf = (kind: string, cases: readonly Case[]): Row[] =>
  cases.map(([from, act, wanted]) => ({
    kind,
    from,
    acts: [act].flat(),
    wanted: typeof wanted === 'object' ? wanted : { saved: wanted },
  }));

const refused = (text: string, sentence: string = REFUSED): Wanted => ({ refused: sentence, text });

const DAY = '2026-11-25';
const days = rowsOf('day', [
  ['', { type: '31122026' }, '2026-12-31'],
  ['', { slowly: '31.12.2026' }, '2026-12-31'],
  [DAY, { type: '31122026' }, '2026-12-31'],
  [DAY, { type: '1.2.27' }, '2027-02-01'],
  [DAY, { type: '5122026' }, '2026-12-05'],
  [DAY, { slowly: '31/12/2027' }, '2027-12-31'],
  ['2028-02-29', { type: '31012027' }, '2027-01-31'],
  [DAY, { type: '29.02.2028' }, '2028-02-29'],
  [DAY, { type: '30022027' }, refused('30.02.2027', noSuchDay)],
  ['', { type: '29.02.2027' }, refused('29.02.2027', noSuchDay)],
  [DAY, { type: '31.13.2026' }, refused('31.01.2026', noSuchDay)],
  [DAY, { type: '32' }, refused('03.11.2026', noSuchDay)],
  [DAY, [{ type: '32' }, { press: 0 }, { type: '12' }], '2026-11-12'],
  [DAY, [{ press: 1 }, { type: '13' }], refused('25.01.2026', noSuchDay)],
  [DAY, { type: '00' }, refused('00.11.2026', noSuchDay)],
  ['', { type: '5' }, refused('05.мм.гггг', halfTyped)],
  ['', { type: '0512' }, refused('05.12.гггг', halfTyped)],
  [DAY, [{ press: 2 }, ...keys('Backspace', 4)], refused('25.11.гггг', halfTyped)],
  [DAY, [{ press: 2 }, ...keys('Delete', 4), { type: '2027' }], '2027-11-25'],
  [DAY, [{ press: 1 }, { key: 'Backspace' }, { type: '2' }], '2026-12-25'],
  [DAY, [{ key: 'ArrowRight' }, { type: '02' }, { type: '2027' }], '2027-02-25'],
  [DAY, { key: 'ArrowUp' }, '2026-11-26'],
  [DAY, [all, { type: '31122026' }], '2026-12-31'],
  [DAY, [{ type: '31122026' }, { key: 'Escape' }], '2026-12-31'],
  [DAY, { paste: `${NBSP}31.12.2027 ` }, '2027-12-31'],
  [DAY, { paste: '2027-12-31' }, '2027-12-31'],
  [DAY, { paste: '３１.１２.２０２７' }, '2027-12-31'],
  [DAY, { paste: '30.02.2027' }, refused('30.02.2027', noSuchDay)],
  [DAY, { offered: '31.12.2027' }, '2027-12-31'],
  [DAY, { pick: /28 ноября/ }, '2026-11-28'],
  [DAY, [{ press: 1 }, { type: '13' }, { pick: /15 января/ }], '2026-01-15'],
  [DAY, { wheel: 300 }, DAY],
]);

/** 25.11.2026 12:00 in Moscow. */
const NOON = '2026-11-25T09:00:00.000Z';
const moments = rowsOf('moment', [
  ['', { type: '311220261815' }, '2026-12-31T15:15:00.000Z'],
  [NOON, { type: '31.12.2026 18:15' }, '2026-12-31T15:15:00.000Z'],
  [NOON, { slowly: '31.12.26 9:05' }, '2026-12-31T06:05:00.000Z'],
  [NOON, [{ press: 3 }, { type: '930' }], '2026-11-25T06:30:00.000Z'],
  [NOON, [{ press: 3 }, { type: '9.30' }], '2026-11-25T06:30:00.000Z'],
  [NOON, [{ press: 3 }, { slowly: '9' }], '2026-11-25T06:00:00.000Z'],
  [NOON, [{ press: 3 }, { type: '1830' }], '2026-11-25T15:30:00.000Z'],
  [NOON, [{ press: 3 }, { type: '0000' }], '2026-11-24T21:00:00.000Z'],
  [NOON, [{ press: 3 }, { type: '24:00' }], refused('25.11.2026.02.00', noSuchClock)],
  [NOON, [{ press: 3 }, { type: '24' }, { press: 3 }, { type: '10' }], '2026-11-25T07:00:00.000Z'],
  [NOON, [{ press: 4 }, { type: '75' }], refused('25.11.2026.12.07', noSuchClock)],
  [NOON, [{ press: 4 }, { type: '4530' }], '2026-11-25T09:30:00.000Z'],
  [NOON, [{ press: 3 }, ...keys('Backspace', 2)], refused('25.11.2026.––.00', halfTyped)],
  ['', [{ press: 0 }, { type: '31122026' }], refused('31.12.2026.––.––', halfTyped)],
  [NOON, { paste: '31.12.2027 24:00' }, '2027-12-31T21:00:00.000Z'],
  [NOON, { paste: '31.12.2027 9:30 PM' }, '2027-12-31T18:30:00.000Z'],
  [NOON, { paste: `31.12.2027${NBSP}в${NBSP}18:00` }, '2027-12-31T15:00:00.000Z'],
  [NOON, { paste: '2027-12-31T18:00:00' }, '2027-12-31T15:00:00.000Z'],
  [NOON, { paste: '18:45' }, '2026-11-25T15:45:00.000Z'],
  [NOON, { paste: '31.04.2027 18:00' }, refused('31.04.2027.18.00', noSuchDay)],
  [NOON, { offered: '31.12.2027 18:00' }, '2027-12-31T15:00:00.000Z'],
  [NOON, { pick: /28 ноября/ }, '2026-11-28T09:00:00.000Z'],
]);

const sums = rowsOf('money', [
  ['', { type: '12600,5' }, 12_600.5],
  ['', { slowly: '12 600.50' }, 12_600.5],
  ['', { type: '1234.5' }, 1234.5],
  ['', { type: ',5' }, 0.5],
  ['', { type: '007' }, 7],
  ['', { type: '0,129' }, 0.13],
  ['12600.50', [all, { type: '5' }], 5],
  ['12600', [{ key: 'Home' }, ...keys('ArrowRight', 2), ...keys('Delete', 2)], 1200],
  ['12600', [{ key: 'End' }, ...keys('ArrowLeft', 3), ...keys('Backspace', 2)], 1600],
  ['12600', [{ key: 'End' }, { key: 'Backspace' }, { type: '5' }], 12_605],
  ['12600', { key: 'ArrowUp' }, 12_700],
  ['12600', { wheel: 300 }, 12_600],
  ['12600', [all, { key: 'Backspace' }], refused('')],
  ['', { paste: `12${NBSP}600${NBSP}₽` }, 12_600],
  ['', { paste: `12${THIN}600,50 руб.` }, 12_600.5],
  ['', { slowly: '12600 руб' }, 12_600],
  ['', { paste: '１２６００' }, 12_600],
  ['', { paste: '١٢٣' }, 123],
  ['500', [all, { paste: '1 234,50' }], 1234.5],
  ['', { autofill: '12600' }, 12_600],
  ['', { composed: '12600' }, 12_600],
  ['', { offered: '12 600' }, 12_600],
  ['', { paste: '12.500' }, refused('12.500', amountTwofold)],
  ['', { type: '12,500' }, refused('12,500', amountTwofold)],
  ['', { type: '1.2.3' }, refused('1.2.3')],
  ['', { type: '-5' }, refused('-5')],
  ['', { paste: '−500' }, refused('−500')],
  ['', { type: '1e3' }, refused('1e3')],
  ['', { type: '12 6oo' }, refused('126oo')],
  ['12 6oo', { key: 'ArrowUp' }, refused('12 6oo')],
  ['', { paste: '500 €' }, refused('500 €')],
]);

const counts = [
  ...rowsOf('count', [
    ['', { type: '15' }, 15],
    ['', { paste: `2${NBSP}026` }, 2026],
    ['', { composed: '15' }, 15],
    ['7', [all, { type: '14' }], 14],
    ['7', { wheel: 300 }, 7],
    ['', { type: '1e3' }, refused('1e3')],
    ['', { type: '15,5' }, refused('15,5')],
    ['', { paste: '12345678901234567' }, refused('12345678901234567')],
  ]),
  ...rowsOf('percent', [
    ['', { type: '12,5' }, 12.5],
    ['', { paste: '33,3335 %' }, 33.334],
    ['', { paste: '１２．５' }, 12.5],
    ['12,5', { wheel: 300 }, 12.5],
    ['', { type: '150' }, refused('150')],
    ['', { paste: '−5' }, refused('−5')],
  ]),
  ...rowsOf('slider', [
    ['30', [all, { type: '45' }], 45],
    ['30', [all, { type: '450' }], 90],
    ['30', { wheel: 300 }, 30],
    ['30', [all, { type: 'много' }], 30],
  ]),
];

const PHONE = '+79162451803';
const phones = rowsOf('phone', [
  ['', { type: '89162451803' }, PHONE],
  ['', { type: '+79162451803' }, PHONE],
  ['', { slowly: '9162451803' }, PHONE],
  ['', { type: '88005553535' }, '+78005553535'],
  ['', { paste: '8 (916) 245-18-03' }, PHONE],
  ['', { paste: `+7${NBSP}916${THIN}245‑18‑03` }, PHONE],
  ['', { paste: `${LTR}+7 916 245-18-03${END_LTR}` }, PHONE],
  ['', { paste: '(916) 245 18 03' }, PHONE],
  ['', { paste: '８９１６２４５１８０３' }, PHONE],
  ['', { paste: '7012345678' }, '+77012345678'],
  ['+79990001122', [all, { paste: '7012345678' }], '+77012345678'],
  ['+79990001122', [all, { type: '89162451803' }], PHONE],
  ['', { autofill: '89162451803' }, PHONE],
  ['', { autofill: '+7 916 245 18 03' }, PHONE],
  ['', { composed: '89162451803' }, PHONE],
  ['', { offered: '+7 916 245-18-03' }, PHONE],
  [PHONE, [{ key: 'End' }, { key: 'Backspace' }, { type: '9' }], '+79162451809'],
  [
    PHONE,
    [{ key: 'Home' }, ...keys('ArrowRight', 7), ...keys('Delete', 2), { type: '9' }],
    '+79169451803',
  ],
  [
    PHONE,
    [{ key: 'End' }, ...keys('ArrowLeft', 9), ...keys('Backspace', 2)],
    refused('+7 (912) 451-80-3'),
  ],
  ['', { type: '916245180' }, refused('+7 (916) 245-18-0')],
  ['', { type: '891624518039' }, refused('+7 (916) 245-18-039')],
  ['', { type: '+905321234567' }, refused('+905321234567')],
  ['', { paste: '+375 29 123-45-67' }, refused('+375 29 123-45-67')],
  ['', { paste: `${LTR}+65 9123 4567${END_LTR}` }, refused(`${LTR}+65 9123 4567${END_LTR}`)],
  ['', { paste: 'тел. +65 9123 4567' }, refused('тел. +65 9123 4567')],
  ['', { autofill: '+905321234567' }, refused('+905321234567')],
  [PHONE, [all, { key: 'Delete' }], refused('')],
]);

const plates = rowsOf('plate', [
  ['', { type: 'а123вс799' }, 'А123ВС799'],
  ['', { slowly: 'а 123 вс 799' }, 'А123ВС799'],
  ['', { composed: 'а 123 вс 799' }, 'А123ВС799'],
  ['', { paste: `А${NBSP}123${NBSP}ВС 799` }, 'А123ВС799'],
  ['', { type: 'a123bc799' }, 'A123BC799'],
  ['', { type: '7777 MI-5' }, '7777MI-5'],
  ['', { autofill: 'а123вс799' }, 'А123ВС799'],
  ['А123ВС799', [{ key: 'Home' }, { key: 'Delete' }, { type: 'м' }], 'М123ВС799'],
  [
    'А123ВС799',
    [{ key: 'End' }, ...keys('ArrowLeft', 3), { key: 'Backspace' }, { type: 'е' }],
    'А123ВЕ799',
  ],
  ['А123ВС799', [all, { key: 'Backspace' }], refused('')],
]);

export const ROWS: readonly Row[] = [...days, ...moments, ...sums, ...counts, ...phones, ...plates];

export const KINDS: readonly string[] = [...new Set(ROWS.map(({ kind }) => kind))];
