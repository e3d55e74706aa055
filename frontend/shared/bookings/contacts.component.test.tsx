import { notice, renderSignedIn } from '@frontend/testing/render';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContactLinks } from './ContactLinks';
import { PreferredContact } from './PreferredContact';

const open = (contactWay: ContactWay) =>
  renderSignedIn(<ContactLinks phone="+79162451807" name="Анна" look="buttons" />, {
    company: { contactWay },
  });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('WhatsApp links are as documented until another method is set', () => {
  open('whatsapp');
  expect(links()).toEqual(['Позвонить', 'WhatsApp']);
});

test.each(['telegram', 'sms'] as const)('the chosen method is first: %s', (way) => {
  open(way);
  expect(links()).toEqual([CONTACT_TEXTS[way], 'Позвонить', 'WhatsApp']);
});

test('copying writes the phone to the clipboard and shows a notice', async () => {
  const { user } = open('copy');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Скопировать' }));
  await notice('Текст скопирован');
  expect(write).toHaveBeenCalledWith('+79162451807');
});

test('a message is prefilled for the chosen method', () => {
  renderSignedIn(
    <PreferredContact way="sms" phone="+79162451807" message="Спасибо" className={undefined} />,
  );
  expect(screen.getByRole('link', { name: 'SMS' }).getAttribute('href')).toBe(
    `sms:+79162451807?body=${encodeURIComponent('Спасибо')}`,
  );
});
