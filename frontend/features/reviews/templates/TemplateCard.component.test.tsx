import { alertText, button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { TEMPLATES_TEXTS } from '@schema/texts/reports/reviews';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TemplateCard } from './TemplateCard';

const TEMPLATE = {
  sourceId: 1,
  sourceName: 'Авито',
  message: 'Спасибо',
  includeInQueue: true,
  updatedAt: '2026-11-01T09:00:00Z',
  version: 4,
};
const open = () =>
  renderSignedIn(<TemplateCard template={TEMPLATE} />, {
    answers: { saveReviewTemplate: TEMPLATE },
  });
const text = () => field(TEMPLATES_TEXTS.message);

test('a template is saved only when its text has changed (R9)', async () => {
  const { user, server } = open();
  expect(screen.getByText(/01\.11\.2026/)).toBeTruthy();
  expect(button(TEMPLATES_TEXTS.save)).toHaveProperty('disabled', true);
  fill(text(), 'Ждём вас снова');
  await user.click(button(TEMPLATES_TEXTS.save));
  await notice(TEMPLATES_TEXTS.saved);
  expect(server.sent('SaveReviewTemplate')[0]?.variables).toEqual({
    sourceId: 1,
    input: { message: 'Ждём вас снова', version: 4 },
  });
});

test('the checkbox of the queue is saved immediately and keeps the typed text', async () => {
  const { user, server } = open();
  fill(text(), 'Черновик');
  const box = screen.getByRole('checkbox', { name: new RegExp(TEMPLATES_TEXTS.include) });
  expect(box.getAttribute('aria-describedby')).toBe(
    screen.getByText(TEMPLATES_TEXTS.includeHint).id,
  );
  await user.click(box);
  await notice(TEMPLATES_TEXTS.saved);
  expect(text().value).toBe('Черновик');
  expect(server.sent('SaveReviewTemplate')[0]?.variables).toEqual({
    sourceId: 1,
    input: { includeInQueue: false, version: 4 },
  });
});

test('a failed save keeps the text', async () => {
  const { user, server } = open();
  fill(text(), 'Черновик');
  server.disconnect();
  await user.click(button(TEMPLATES_TEXTS.save));
  expect(await alertText()).toContain(TEMPLATES_TEXTS.saveFailed);
  expect(text().value).toBe('Черновик');
});
