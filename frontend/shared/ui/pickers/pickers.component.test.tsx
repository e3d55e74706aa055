import { button, momentOf, renderSignedIn, typeMoment } from '@frontend/testing/render';
import { MESSAGES } from '@schema/messages';
import { PERIOD_TEXTS, PRESET_TITLES } from '@schema/texts/day/period';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateTimeField } from './DateTimeField';
import { PeriodPicker } from './PeriodPicker';

interface MomentProps {
  readonly min?: string;
  readonly max?: string;
  readonly first?: string;
}

function Moment({ min, max, first = '' }: MomentProps) {
  const [value, setValue] = useState(first);
  const bounds = { ...(min && { min }), ...(max && { max }) };
  return (
    <>
      <DateTimeField
        label="Выдача"
        zone="Asia/Vladivostok"
        value={value}
        {...bounds}
        onChange={setValue}
      />
      <p>{value || 'пусто'}</p>
    </>
  );
}

function Period() {
  const [value, setValue] = useState<ReportPeriod>({ from: '2026-11-01', to: '2026-11-30' });
  return <PeriodPicker today="2026-11-20" value={value} onChange={setValue} />;
}
/** Its fields come after the first screen. */
async function renderPeriod() {
  const rendered = renderSignedIn(<Period />);
  await screen.findByRole('group', { name: PERIOD_TEXTS.from });
  return rendered;
}
const shown = () => [momentOf(PERIOD_TEXTS.from), momentOf(PERIOD_TEXTS.to)];

test('a moment typed into an empty field is in the company’s zone, not the device’s', async () => {
  const { user } = renderSignedIn(<Moment />);
  await typeMoment(user, 'Выдача', 0, '241120261000');
  expect(momentOf('Выдача')).toBe('24.11.2026 10:00');
  await screen.findByText('2026-11-24T00:00:00.000Z');
});

test('a moment beyond its bounds is marked (K6)', async () => {
  const { user } = renderSignedIn(<Moment min="2026-01-01T00:00:00Z" max="2027-01-01T00:00:00Z" />);
  await typeMoment(user, 'Выдача', 0, '241120261000');
  const segment = () => screen.getAllByRole('spinbutton')[0];
  expect(segment()?.getAttribute('aria-invalid')).toBeNull();
  await typeMoment(user, 'Выдача', 2, '2029');
  expect(segment()?.getAttribute('aria-invalid')).toBe('true');
});

test('a year out of range is refused when the field is left, not while it is typed', async () => {
  const { user } = renderSignedIn(<Moment />);
  const refusal = () => screen.queryByText(MESSAGES.period.tooFar);
  await typeMoment(user, 'Выдача', 0, '241122061000');
  expect(refusal()).toBeNull();
  await user.click(document.body);
  await screen.findByText(MESSAGES.period.tooFar);
  await typeMoment(user, 'Выдача', 2, '2026');
  await user.click(document.body);
  expect(refusal()).toBeNull();
});

test('an initial date out of range stays', async () => {
  const { user } = renderSignedIn(<Moment first="2010-01-01T09:00:00.000Z" />);
  const refusal = () => screen.queryByText(MESSAGES.period.tooFar);
  expect(refusal()).toBeNull();
  await typeMoment(user, 'Выдача', 0, '02');
  await user.click(document.body);
  await screen.findByText(MESSAGES.period.tooFar);
});

test('a period’s end moves with a later start, and never lies before it (N3)', async () => {
  const { user } = await renderPeriod();
  await typeMoment(user, PERIOD_TEXTS.from, 1, '12');
  expect(shown()).toEqual(['01.12.2026', '01.12.2026']);
  await typeMoment(user, PERIOD_TEXTS.to, 1, '10');
  await user.tab();
  await user.click(button(PRESET_TITLES.previousMonth));
  expect(shown()).toEqual(['01.10.2026', '31.10.2026']);
});

test('the presets are counted from today (N4)', async () => {
  const { user } = await renderPeriod();
  expect(button(PRESET_TITLES.currentMonth).getAttribute('aria-pressed')).toBe('true');
  await user.click(button(PRESET_TITLES.last30Days));
  expect(shown()).toEqual(['22.10.2026', '20.11.2026']);
  expect(button(PRESET_TITLES.last30Days).getAttribute('aria-pressed')).toBe('true');
});
