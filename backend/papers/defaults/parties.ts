import { body, facts, grid } from './page';

/** The first paragraph of a document with both parties. */
export const parties = (words: string) =>
  body(
    `{компания.название}, далее «Арендодатель», от имени которого действует {компания.подписант}, с одной стороны, и {клиент.имя}, далее «Арендатор», с другой стороны, ${words}`,
  );

/** The contract that a document belongs to. */
export const OF_CONTRACT =
  'к договору аренды автомобиля № {договор.номер} от {договор.дата} (далее «Договор»)';

export const carFacts = () =>
  facts([
    ['Марка, модель', '{авто.марка} {авто.модель}'],
    ['Государственный номер', '{авто.госномер}'],
    ['Год выпуска, цвет', '{авто.год}, {авто.цвет}'],
    ['VIN', '{авто.vin}'],
    ['Свидетельство о регистрации', '{авто.стс}'],
  ]);

/** Sums in digits and in words. */
export const PRICE = [
  'Стоимость аренды',
  '**{аренда.стоимость}** ({аренда.стоимость прописью})',
] as const;
export const DEPOSIT = ['Залог', '{аренда.залог} ({аренда.залог прописью})'] as const;

const COMPANY = [
  '**Арендодатель**',
  '{компания.название}',
  'Адрес: {компания.адрес}',
  '{компания.реквизиты}',
];

const CUSTOMER = [
  '**Арендатор**',
  '{клиент.имя}',
  'Дата рождения: {клиент.дата рождения}',
  'Паспорт: {клиент.паспорт}',
  'Адрес: {клиент.адрес}',
  'Водительское удостоверение: {клиент.права}',
  'Телефон: {клиент.телефон}',
  'Почта: {клиент.почта}',
];

/** Requisites of both parties side by side, on the page of the signatures. */
export const requisites = () =>
  grid([[COMPANY.join('\n'), CUSTOMER.join('\n')]], { widths: [85, 85], together: 'withNext' });
