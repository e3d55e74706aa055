import { errorUnder, field, fill, renderSignedIn } from '@frontend/testing/render';
import { shapeOf } from '@schema/forms/fields/fields';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { string } from 'yup';
import { TextField } from '../ui/fields/TextField';
import { bound } from './bound';
import { computedForm } from './computed-form';
import { SaveForm } from './SaveForm';
import { useSaveForm } from './use-save-form';

const NO_NAME = 'Введите имя';
const shape = shapeOf({ name: string().required(NO_NAME), note: string().defined() }, [NO_NAME]);
const initialValues = { name: '', note: '' };

interface SampleProps {
  readonly save: (values: object) => Promise<void>;
  readonly awaited?: (values: typeof initialValues) => Promise<typeof initialValues>;
  /** The name after it is loaded. */
  readonly arrived?: string;
}

function Sample({ save, awaited, arrived }: SampleProps) {
  const typed = useSaveForm({
    initialValues,
    shape,
    save,
    fallback: 'Не сохранено',
    toPayload: (values: typeof initialValues) => values,
    onSaved: () => undefined,
    ...(awaited && { awaited }),
  });
  const form = computedForm(typed, (was: typeof initialValues) =>
    arrived === undefined ? was : { ...was, name: arrived },
  );
  return (
    <SaveForm form={form} label="Проба" className={undefined}>
      <TextField label="Имя" {...bound(form, 'name')} />
      <TextField label="Заметка" {...bound(form, 'note')} />
      <button
        type="button"
        onClick={() => {
          form.update((was) => ({ ...was, name: 'Анна' }));
          form.update((was) => ({ ...was, note: 'кресло' }));
        }}
      >
        Заполнить
      </button>
    </SaveForm>
  );
}

const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Проба' }));
const refusal = (fields: Record<string, string>) =>
  Object.assign(new Error(), { errors: [{ message: 'Отказано', extensions: { fields } }] });

it('two changes in one event both apply', () => {
  renderSignedIn(<Sample save={vi.fn()} />);
  fireEvent.click(screen.getByText('Заполнить'));
  expect([field('Имя').value, field('Заметка').value]).toEqual(['Анна', 'кресло']);
});

it('an error shows from the first submit on and disappears with its cause', async () => {
  const save = vi.fn();
  renderSignedIn(<Sample save={save} />);
  fill(field('Заметка'), 'кресло');
  expect(errorUnder(field('Имя'))).toBeNull();
  submit();
  await waitFor(() => expect(errorUnder(field('Имя'))).toBe(NO_NAME));
  expect(document.activeElement).toBe(field('Имя'));
  fill(field('Имя'), 'Анна');
  expect(errorUnder(field('Имя'))).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

it('an error of the server stays until its field changes', async () => {
  const save = vi.fn().mockRejectedValue(refusal({ 'customer.name': 'Имя занято' }));
  renderSignedIn(<Sample save={save} />);
  fill(field('Имя'), 'Анна');
  submit();
  await waitFor(() => expect(errorUnder(field('Имя'))).toBe('Имя занято'));
  fill(field('Заметка'), 'кресло');
  expect(errorUnder(field('Имя'))).toBe('Имя занято');
  fill(field('Имя'), 'Ольга');
  expect(errorUnder(field('Имя'))).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Отказано');
});

it('one save runs at a time', async () => {
  const answers: (() => void)[] = [];
  const save = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  renderSignedIn(<Sample save={save} />);
  fill(field('Имя'), 'Анна');
  submit();
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  submit();
  await act(async () => answers[0]?.());
  expect(save).toHaveBeenCalledOnce();
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

it('a save awaits the pending value, and again after further input', async () => {
  const save = vi.fn();
  const answers: (() => void)[] = [];
  const awaited = (values: typeof initialValues) =>
    new Promise<typeof initialValues>((resolve) => {
      answers.push(() => resolve({ ...values, name: `Анна, ${values.note}` }));
    });
  renderSignedIn(<Sample save={save} awaited={awaited} />);
  submit();
  fill(field('Заметка'), 'кресло');
  await act(async () => answers[0]?.());
  expect(save).not.toHaveBeenCalled();
  await act(async () => answers[1]?.());
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Анна, кресло', note: 'кресло' });
});

it('an error of a value disappears when the value arrives', async () => {
  const save = vi.fn();
  function Arriving() {
    const [arrived, setArrived] = useState<string>();
    return (
      <>
        <Sample save={save} {...(arrived !== undefined && { arrived })} />
        <button type="button" onClick={() => setArrived('Анна')}>
          Пришло
        </button>
      </>
    );
  }
  renderSignedIn(<Arriving />);
  submit();
  await waitFor(() => expect(errorUnder(field('Имя'))).toBe(NO_NAME));
  fireEvent.click(screen.getByText('Пришло'));
  expect(field('Имя').value).toBe('Анна');
  expect(errorUnder(field('Имя'))).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
