import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, formatDay } from '../time/calendar';
import { searchIntent } from './search-intent';

/** A Friday. */
const TODAY: Day = '2026-11-20';
const read = (text: string, today = TODAY) => searchIntent(text, today);
const booking = (text: string, today = TODAY) => {
  const intent = read(text, today);
  return intent?.kind === 'booking' ? [intent.car, intent.fromDay, intent.toDay] : intent;
};

describe('a quick booking is recognised', () => {
  it.each<[text: string, car: string, from: Day, to: Day]>([
    ['рио 14.11-17.11', 'рио', '2026-11-14', '2026-11-17'],
    ['рио 14-17.11', 'рио', '2026-11-14', '2026-11-17'],
    ['Рио 24.11 - 27.11', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 24.11–27.11.2026', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 24.11.26-27.11.26', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 24-27.11.2027', 'рио', '2027-11-24', '2027-11-27'],
    ['24.11-27.11 kia rio', 'kia rio', '2026-11-24', '2026-11-27'],
    ['рио с 24.11 по 27.11', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 24.11 27.11', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 24/11-27/11', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 24.11-27', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 28.11-3', 'рио', '2026-11-28', '2026-12-03'],
    ['рио 28-3.12', 'рио', '2026-11-28', '2026-12-03'],
    ['рио 2026-12-01 - 2026-12-03', 'рио', '2026-12-01', '2026-12-03'],
    ['рио 24 ноября - 27 ноября', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 24-27 ноября', 'рио', '2026-11-24', '2026-11-27'],
    ['рио 24 нояб на 3 дня', 'рио', '2026-11-24', '2026-11-26'],
    ['рио 3 мая - 5 мая', 'рио', '2027-05-03', '2027-05-05'],
    ['рио 3 марта', 'рио', '2027-03-03', '2027-03-03'],
    ['рио завтра 3 дня', 'рио', '2026-11-21', '2026-11-23'],
    ['рио завтра на сутки', 'рио', '2026-11-21', '2026-11-21'],
    ['рио послезавтра неделю', 'рио', '2026-11-22', '2026-11-28'],
    ['рио сегодня', 'рио', '2026-11-20', '2026-11-20'],
    ['рио 3 дня', 'рио', '2026-11-20', '2026-11-22'],
    ['рио с понедельника по среду', 'рио', '2026-11-23', '2026-11-25'],
    ['рио пт-вс', 'рио', '2026-11-20', '2026-11-22'],
    ['рио 30.12-2.01', 'рио', '2026-12-30', '2027-01-02'],
    ['рио 10.01', 'рио', '2027-01-10', '2027-01-10'],
    ['а418км77 24.11-27.11', 'а418км77', '2026-11-24', '2026-11-27'],
    ['24.11-27.11', '', '2026-11-24', '2026-11-27'],
    ['киа рио белая 24.11-27.11', 'киа рио белая', '2026-11-24', '2026-11-27'],
  ])('in «%s»', (text, car, from, to) => {
    expect(booking(text)).toEqual([car, from, to]);
  });

  it('with typed times', () => {
    expect(read('рио 24.11 9:00 - 27.11 20:30')).toEqual({
      kind: 'booking',
      car: 'рио',
      fromDay: '2026-11-24',
      toDay: '2026-11-27',
      startTime: '09:00',
      endTime: '20:30',
    });
    expect(read('рио завтра 12:00')).toMatchObject({ startTime: '12:00', endTime: null });
  });

  it('in last month while it is near, else in the next year', () => {
    expect(booking('рио 25.09')).toEqual(['рио', '2026-09-25', '2026-09-25']);
    expect(booking('рио 20.09')).toEqual(['рио', '2027-09-20', '2027-09-20']);
    expect(booking('рио 29.02', '2027-01-10')).toEqual(['рио', '2028-02-29', '2028-02-29']);
  });

  it.each([
    'рио',
    'иванов',
    '',
    '+7 916 245-18-03',
    '8 (916) 245-18-03',
    'а418км77',
    '1803',
    'дастер',
    'Средин Павел',
    'мария',
    'тигго 7',
  ])('but not in «%s»', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['рио 31.02-33.02', 'noSuchDay'],
    ['рио 27.11.2026-24.11.2026', 'endsBefore'],
    ['рио 24.11 25.11 26.11', 'tooMany'],
    ['рио 24.11-27.11 на 3 дня', 'endsTwice'],
    ['рио 1.01.2026-1.01.2030', 'tooLong'],
    ['рио 1.01.2206', 'tooFar'],
    ['рио 30 февраля', 'noSuchDay'],
    ['рио 25.13', null],
  ])('«%s» is answered with its error: %s', (text, problem) => {
    expect(read(text)).toEqual(problem && { kind: 'unclear', problem });
  });

  it('for any formatted days, and round-trips', () => {
    const start = fc.integer({ min: -700, max: 700 });
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 366 }), (offset, length) => {
        const from = addDays(TODAY, offset);
        const to = addDays(from, length);
        expect(booking(`рио ${formatDay(from)}-${formatDay(to)}`)).toEqual(['рио', from, to]);
      }),
    );
  });

  it('for any days without a year within the next ten months', () => {
    const offset = fc.integer({ min: 0, max: 200 });
    const short = (day: Day) => formatDay(day).slice(0, 5);
    fc.assert(
      fc.property(offset, fc.integer({ min: 0, max: 100 }), offset, (ahead, length, shift) => {
        const today = addDays(TODAY, shift);
        const from = addDays(today, ahead);
        const to = addDays(from, length);
        expect(booking(`${short(from)}-${short(to)} рио`, today)).toEqual(['рио', from, to]);
      }),
    );
  });

  it('never with an end before its start, for any input', () => {
    const piece = fc.constantFrom(
      ...'0123456789./-: срио'.split(''),
      'завтра',
      '3 дня',
      '14.11',
      'мая',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const intent = read(pieces.join(''));
        if (intent?.kind === 'booking') expect(intent.toDay >= intent.fromDay).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a cash entry is recognised', () => {
  it.each<[text: string, amount: number | null, comment: string]>([
    ['касса 5000', 5000, ''],
    ['Касса 5 000', 5000, ''],
    ['касса 5000,50 мойка', 5000.5, 'мойка'],
    ['касса 5000 ₽ доплата за мойку', 5000, 'доплата за мойку'],
    ['касса 5000р', 5000, ''],
    ['касса 700 руб. кресло', 700, 'кресло'],
    ['касса 5000 2 мойки', 5000, '2 мойки'],
    ['в кассу 1500 Иванов', 1500, 'Иванов'],
    ['+ в кассу 1500', 1500, ''],
    ['касса', null, ''],
    ['касса мойка', null, 'мойка'],
    ['касса 0', null, ''],
    ['касса 99999999999', null, ''],
  ])('in «%s»', (text, amount, comment) => {
    expect(read(text)).toEqual({ kind: 'cash', amount, comment });
  });

  it.each(['кассандра', 'касса5000к', 'каска 5000'])('but not in «%s» as one of 5000', (text) => {
    const intent = read(text);
    expect(intent?.kind === 'cash' && intent.amount === 5000).toBe(false);
  });

  it('with any valid amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
        expect(read(`касса ${amount}`)).toMatchObject({ kind: 'cash', amount });
      }),
    );
  });
});

describe('a sheet of a handover or return', () => {
  it.each<[text: string, side: 'out' | 'back' | null, who: string]>([
    ['акт прохоров', null, 'прохоров'],
    ['Акт рио', null, 'рио'],
    ['акт выдачи прохорова', 'out', 'прохорова'],
    ['акт возврата а451мр77', 'back', 'а451мр77'],
    ['акт приёмки рио', 'back', 'рио'],
    ['акты рио', null, 'рио'],
  ])('«%s»', (text, side, who) => {
    expect(read(text)).toEqual({ kind: 'sheet', side, who });
  });

  it.each(['акт', 'акт выдачи', 'активы', 'актау рио'])('«%s» is no sheet', (text) => {
    expect(read(text)?.kind).not.toBe('sheet');
  });
});

describe('the state of a car', () => {
  it.each<[text: string, car: string, km: number | null]>([
    ['пробег рио', 'рио', null],
    ['Пробег рио 154754', 'рио', 154_754],
    ['пробег рио 154 754 км', 'рио', 154_754],
    ['пробег А451МР77', 'А451МР77', null],
    ['пробег а 451 мр 77 9800', 'а 451 мр 77', 9800],
    ['повреждения солярис', 'солярис', null],
    ['царапины 451', '451', null],
  ])('«%s»', (text, car, km) => {
    expect(read(text)).toEqual({ kind: 'state', car, km });
  });

  it.each(['пробег', 'пробег 154754', 'скол', 'сколько рио'])('«%s» is a search', (text) => {
    expect(read(text)).toBeNull();
  });
});
