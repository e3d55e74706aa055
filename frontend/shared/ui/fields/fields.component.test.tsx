import { choose, errorUnder, field, renderSignedIn } from '@frontend/testing/render';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MoneyField } from './MoneyField';
import { PhoneField } from './PhoneField';
import { Select } from './select/Select';
import { TextField } from './TextField';

function Money({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const [value, setValue] = useState('3 000');
  return <MoneyField label="Сумма" value={value} isReadOnly={isReadOnly} onChange={setValue} />;
}

function Phone() {
  const [value, setValue] = useState('');
  return <PhoneField label="Телефон" value={value} onChange={setValue} />;
}

function Source() {
  const [value, setValue] = useState<number | null>(2);
  const options = [
    { id: 1, title: 'Авито' },
    { id: 2, title: 'Сайт' },
  ];
  return (
    <>
      <Select
        label="Источник"
        emptyTitle="Не указан"
        value={value}
        options={options}
        onChange={setValue}
      />
      <p>выбрано: {String(value)}</p>
    </>
  );
}

test('an amount steps by 100 with the arrows and not below 0 (X2)', async () => {
  const { user } = renderSignedIn(<Money />);
  await user.click(field('Сумма'));
  await user.keyboard('{ArrowUp}');
  expect(field('Сумма').value).toBe('3 100');
  await user.clear(field('Сумма'));
  await user.keyboard('50{ArrowDown}{ArrowDown}');
  expect(field('Сумма').value).toBe('0');
});

test('an amount is grouped while it is typed', async () => {
  const { user } = renderSignedIn(<Money />);
  await user.clear(field('Сумма'));
  await user.type(field('Сумма'), '12600,5');
  expect(field('Сумма').value).toBe('12 600,5');
});

test('a read-only amount does not step', async () => {
  const { user } = renderSignedIn(<Money isReadOnly />);
  await user.click(field('Сумма'));
  await user.keyboard('{ArrowUp}5');
  expect(field('Сумма').value).toBe('3 000');
});

test.each([
  ['89162451803', '+7 (916) 245-18-03'],
  ['9162451803', '+7 (916) 245-18-03'],
  ['7916', '+7 (916'],
])('the phone «%s» becomes «%s» under the mask (K15)', async (typed, shown) => {
  const { user } = renderSignedIn(<Phone />);
  await user.type(field('Телефон'), typed);
  expect(field('Телефон').value).toBe(shown);
});

test('a select offers an empty choice as null', async () => {
  const { user } = renderSignedIn(<Source />);
  await choose(user, 'Источник', 'Авито');
  await screen.findByText('выбрано: 1');
  await choose(user, 'Источник', 'Не указан');
  await screen.findByText('выбрано: null');
});

test('an error and a hint belong to the field', () => {
  renderSignedIn(
    <TextField
      label="Имя"
      value=""
      onChange={() => {}}
      isRequired
      error="Введите имя"
      hint="Полное"
    />,
  );
  expect(errorUnder(field('Имя'))).toBe('Введите имя');
  expect(field('Имя').getAttribute('aria-invalid')).toBe('true');
  expect(field('Имя').getAttribute('aria-required')).toBe('true');
});
