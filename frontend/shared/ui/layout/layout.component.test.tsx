import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from './Grid';
import { Row } from './Row';
import { Stack } from './Stack';
import { Text } from './Text';

test('a stack is a div, or the given element with its attributes', () => {
  render(
    <Stack as="ul" gap={8} align="start" aria-label="Брони">
      <li>Kia Rio</li>
    </Stack>,
  );
  const list = screen.getByRole('list', { name: 'Брони' });
  expect(list.className).toBe('stack gap-8 align-start');
  const { container } = render(<Stack>Kia Rio</Stack>);
  expect(container.innerHTML).toBe('<div class="stack">Kia Rio</div>');
});

test('a row has a gap between its lines, and the class of its user after its own', () => {
  render(
    <Row gap={12} rowGap={4} justify="between" wrap canShrink className="special" role="status" />,
  );
  expect(screen.getByRole('status').className).toBe(
    'row gap-12 row-gap-4 justify-between wrap can-shrink special',
  );
});

test('a grid has equal columns, a number of them or as many as fit', () => {
  render(<Grid columns={3} gap={10} role="group" />);
  expect(screen.getByRole('group').className).toBe('grid gap-10 columns-3');
  render(<Grid minWidth={200} role="status" />);
  expect(screen.getByRole('status').className).toBe('grid fit-200');
});

test('a text is a span, or the given element', () => {
  render(
    <Text as="h2" size="input" weight={650} hasOwnLine>
      Тарифы
    </Text>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Тарифы' });
  expect(heading.className).toBe('size-input weight-650 own-line');
  const { container } = render(<Text tone="muted">в сутки</Text>);
  expect(container.innerHTML).toBe('<span class="tone-muted">в сутки</span>');
});
