import { renderSignedIn } from '@frontend/testing/render';
import { SEARCH_TEXTS } from '@schema/texts/shell/lists';
import { matchesCarTitle } from '@schema/values/fleet/car-search';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchSelect } from './SearchSelect';

const OPTIONS = Array.from({ length: 12 }, (_, at) => ({
  id: at,
  title: `Kia Rio · А${at}00АА77`,
}));

function Sample({ onChange }: { readonly onChange: (id: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const choose = (id: number | null) => {
    setValue(id);
    onChange(id);
  };
  return (
    <SearchSelect
      label="Автомобиль"
      options={OPTIONS}
      value={value}
      onChange={choose}
      isMeant={matchesCarTitle}
    />
  );
}

test('a long list is searched by words in any order and chosen by keyboard', async () => {
  const onChange = vi.fn();
  const { user } = renderSignedIn(<Sample onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: /Автомобиль$/ }));
  await user.type(await screen.findByRole('searchbox', { name: SEARCH_TEXTS.among }), 'а700 rio');
  const option = await screen.findByRole('option');
  expect(option.textContent).toBe('Kia Rio · А700АА77');
  const search = screen.getByRole('searchbox', { name: SEARCH_TEXTS.among });
  await user.clear(search);
  expect(await screen.findAllByRole('option')).toHaveLength(OPTIONS.length);
  await user.type(search, 'рио 700');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith(7);
});
