import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CarPicture } from './CarPicture';

const KEY = '0123456789abcdef0123456789abcdef';

test('shows the small copy of an uploaded photo, and a drawn car when it fails', () => {
  const { container } = render(<CarPicture car={{ photos: [`/files/${KEY}.webp`] }} />);
  const photo = container.querySelector('img');
  expect(photo?.getAttribute('src')).toBe(`/files/${KEY}-small.webp`);
  if (photo) fireEvent.error(photo);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
