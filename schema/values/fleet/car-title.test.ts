import { describe, expect, it } from 'vitest';
import { displayName, fullTitle, normalisePlate, plateParts, subtitle } from './car-title';

describe('the titles of a car', () => {
  it('is brand and model', () => {
    expect(displayName({ brand: 'Kia', model: 'Rio', licensePlate: 'А418КМ77' })).toBe('Kia Rio');
    expect(displayName({ brand: 'Kia', model: ' ' })).toBe('Kia');
  });

  it('else the plate, else a generic word', () => {
    expect(displayName({ brand: '', model: null, licensePlate: 'А418КМ77' })).toBe('А418КМ77');
    expect(displayName({})).toBe('Автомобиль');
  });

  it('have a subtitle of plate, colour and year, as far as they are known', () => {
    const car = { licensePlate: 'А418КМ77', color: 'белый', year: 2022 };
    expect(subtitle(car)).toBe('А418КМ77 · белый · 2022 г.');
    expect(subtitle({ ...car, color: null })).toBe('А418КМ77 · 2022 г.');
    expect(subtitle({})).toBe('');
  });

  it('have a full title that names no plate twice', () => {
    const car = { licensePlate: 'А418КМ77', color: 'белый', year: 2022 };
    expect(fullTitle('Kia Rio', car)).toBe('Kia Rio · А418КМ77 · белый · 2022 г.');
    expect(fullTitle('А418КМ77', car)).toBe('А418КМ77 · белый · 2022 г.');
  });
});

describe('a licence plate', () => {
  it.each([
    ['А418КМ77', 'А 418 КМ', '77'],
    ['а418км 777', 'А 418 КМ', '777'],
    ['A418KM199', 'A 418 KM', '199'],
    ['АА41877', 'АА 418', '77'],
    ['АА418777', 'АА 4187', '77'],
    ['4187АА77', '4187 АА', '77'],
  ])('%s shows as %s with the region %s', (plate, body, region) => {
    expect(plateParts(plate)).toEqual({ body, region });
  });

  it.each(['B-MW 2024', '', 'А418КМ'])('%j has no region box', (plate) => {
    expect(plateParts(plate)).toEqual({ body: plate, region: null });
  });

  it('is stored in upper case without spaces', () => {
    expect(normalisePlate(' а 418 км 77 ')).toBe('А418КМ77');
  });
});
