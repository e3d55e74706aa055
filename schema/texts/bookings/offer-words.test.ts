import { DEFAULT_OFFER_TEMPLATE, filledOffer } from '@schema/values/bookings/offer-template';
import { describe, expect, it } from 'vitest';
import { offerWords } from './offer-words';

const COMPANY = { name: 'Прокат', timeZone: 'Asia/Vladivostok', address: '' };
const FACTS = {
  car: { brand: 'Kia', model: 'Rio', licensePlate: 'А418КМ77' },
  period: {
    startDate: new Date('2026-11-29T23:30:00Z'),
    endDate: new Date('2026-12-02T23:30:00Z'),
  },
  days: 3,
  totalPrice: 10_000.5,
  depositAmount: 0,
};

describe('the values of the tags', () => {
  it('are in company time and whole roubles a day; a deposit of 0 is none', () => {
    const words = offerWords(FACTS, COMPANY);
    expect(words).toMatchObject({
      'день выдачи': 'пн 30.11.2026',
      'время выдачи': '09:30',
      'день возврата': 'чт 03.12.2026',
      срок: '3 дня',
      'цена за сутки': '3\u00a0334\u00a0₽',
      стоимость: '10\u00a0000,50\u00a0₽',
      залог: '',
      адрес: '',
    });
  });

  it('of an unknown car, period and price are left out of the text', () => {
    const nothing = { car: null, period: null, days: 0, totalPrice: null, depositAmount: null };
    const text = filledOffer(DEFAULT_OFFER_TEMPLATE, offerWords(nothing, COMPANY));
    expect(text).toBe('Здравствуйте! Это Прокат.');
  });
});
