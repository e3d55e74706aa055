import { describe, expect, it } from 'vitest';
import { soundKey } from './sound-key';

describe('sound keys of car names', () => {
  it.each([
    ['Rio', 'рио'],
    ['Kia', 'Киа'],
    ['Solaris', 'солярис'],
    ['Camry', 'камри'],
    ['Octavia', 'Октавия'],
    ['Skoda', 'шкода'],
    ['Creta', 'крета'],
    ['Mercedes', 'мерседес'],
    ['Citroen', 'Ситроен'],
    ['BMW', 'бмв'],
    ['Corolla', 'королла'],
    ['Qashqai', 'кашкай'],
    ['Nissan', 'ниссан'],
    ['Chery', 'чери'],
    ['Jolion', 'джолион'],
    ['Accent', 'акцент'],
    ['Haval', 'хавал'],
    ['Toyota', 'тойота'],
    ['Largus', 'ларгус'],
  ])('%s is %s', (written, spoken) => {
    expect(soundKey(spoken)).toBe(soundKey(written));
  });

  it.each([
    ['Rio', 'рав4'],
    ['Polo', 'поло седан'],
    ['Vesta', 'гранта'],
  ])('%s is not %s', (written, spoken) => {
    expect(soundKey(spoken)).not.toBe(soundKey(written));
  });
});
