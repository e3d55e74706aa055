import { CAR } from '@frontend/testing/records';
import { button, field, fill, renderSignedIn } from '@frontend/testing/render';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfferButton } from './OfferButton';
import { offerOf } from './offer';

afterEach(() => vi.restoreAllMocks());

const RENTAL = {
  startDate: '2026-11-24T07:00:00.000Z',
  endDate: '2026-11-27T07:00:00.000Z',
  totalPrice: 7500,
  depositAmount: 0,
};
const TEXT = 'Kia Rio\nвт 24.11.2026, 10:00\n7 500 ₽\nЛенина, 1';
const TEMPLATE =
  '{марка} {модель}\n{день выдачи}, {время выдачи}\n{стоимость}\nЗалог: {залог}\n{адрес}';

async function open({ phone = '', way = 'whatsapp' as ContactWay } = {}) {
  const offer = offerOf({ ...RENTAL, customerPhone: phone }, CAR);
  const view = renderSignedIn(<OfferButton offer={() => offer} />, {
    company: { contactWay: way },
    answers: { offerSettings: { template: TEMPLATE, address: 'Ленина, 1', version: 1 } },
  });
  await view.user.click(button('Отправить клиенту'));
  await screen.findByRole('textbox', { name: 'Текст сообщения' });
  return view;
}
const shown = () => field('Текст сообщения').value.replaceAll('\u00a0', ' ');
const linkOf = (name: string) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

test('the text is filled from the booking, edited and copied', async () => {
  const { user } = await open();
  expect(shown()).toBe(TEXT);
  screen.getByText('Телефон не указан: скопируйте текст или покажите QR-код.');
  fill(field('Текст сообщения'), 'Ждём вас\n');
  await user.click(button('Скопировать'));
  await screen.findByText('Скопировано');
  expect(await navigator.clipboard.readText()).toBe('Ждём вас');
});

test.each([
  ['whatsapp', 'WhatsApp', 'https://wa.me/79035550101?text='],
  ['telegram', 'Telegram', 'https://t.me/+79035550101?text='],
  ['sms', 'SMS', 'sms:+79035550101?body='],
  ['call', 'WhatsApp', 'https://wa.me/79035550101?text='],
] as const)('%s opens the chat of the customer with the text', async (way, name, link) => {
  await open({ phone: '+7 (903) 555-01-01', way });
  expect(linkOf(name).replaceAll('\u00a0', ' ')).toBe(link + TEXT);
});

test('a text that cannot be copied is selected to be copied by hand', async () => {
  const { user } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button('Скопировать'));
  await screen.findByText('Не удалось скопировать текст, скопируйте вручную');
  const area = field('Текст сообщения') as unknown as HTMLTextAreaElement;
  expect(document.activeElement).toBe(area);
  expect(area.selectionEnd).toBe(area.value.length);
});

test('the QR code has the text, or the link of the chat; a long text has none', async () => {
  const { user } = await open({ phone: '79035550101' });
  await user.click(button('QR-код'));
  screen.getByRole('img', { name: 'QR-код: текст' });
  await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
  screen.getByRole('img', { name: 'QR-код: чат в WhatsApp' });
  fill(field('Текст сообщения'), 'я'.repeat(1000));
  screen.getByText(/Текст слишком длинный для QR-кода/);
});

test('an empty text is not sent', async () => {
  await open({ phone: '79035550101' });
  fill(field('Текст сообщения'), ' ');
  screen.getByText('Введите текст');
  expect(screen.queryByRole('link')).toBeNull();
  expect(button('Скопировать')).toHaveProperty('disabled', true);
});
