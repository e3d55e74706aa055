import { describe, expect, it } from 'vitest';
import { CONTACT_WAYS, contactLink } from './contact-ways';

describe('the link of a contact method', () => {
  it.each([
    ['whatsapp', 'https://wa.me/79162451807?text=%D0%94%D0%B0%20%26'],
    ['telegram', 'https://t.me/+79162451807?text=%D0%94%D0%B0%20%26'],
    ['sms', 'sms:+79162451807?body=%D0%94%D0%B0%20%26'],
    ['call', 'tel:+79162451807'],
    ['copy', null],
  ] as const)('%s', (way, link) => {
    expect(contactLink(way, '8 916 245-18-07', 'Да &')).toBe(link);
  });

  it('has no text when none is given', () => {
    expect(contactLink('telegram', '+79162451807')).toBe('https://t.me/+79162451807');
    expect(contactLink('sms', '+79162451807')).toBe('sms:+79162451807');
  });

  it.each(CONTACT_WAYS)('is absent without a usable phone: %s', (way) => {
    expect(contactLink(way, '')).toBeNull();
  });
});
