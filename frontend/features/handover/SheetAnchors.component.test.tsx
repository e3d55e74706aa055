import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SheetAnchors } from './SheetAnchors';

test('a part is named with what is filled of it, without a space before the colon', () => {
  render(<SheetAnchors states={{ photos: 'empty', damages: '2/7', signature: 'filled' }} />);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  screen.getByRole('button', { name: 'Фото: не заполнено' });
  screen.getByRole('button', { name: /^2\/7 ?Повреждения$/ });
  screen.getByRole('button', { name: 'Подпись: заполнено' });
});
