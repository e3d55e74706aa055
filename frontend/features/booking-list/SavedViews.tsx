import { copyText } from '@frontend/shared/lib/device/clipboard';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { LIST_FILTER_TEXTS as texts } from '@schema/texts/bookings/list-filters';
import { cleanName } from '@schema/values/words/text';
import Link2 from 'lucide-react/icons/link-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import css from './BookingList.module.css';
import { readViews, type SavedView, storeViews, withView } from './saved-views';

interface SavedViewsProps {
  /** Query string of the filters in the dialog. */
  readonly query: string;
  readonly onOpen: (query: string) => void;
}

/** Named views of the list on this device: open, save, copy the link, delete. */
export function SavedViews({ query, onOpen }: SavedViewsProps) {
  const [views, setViews] = useState(readViews);
  const [name, setName] = useState('');
  const keep = (next: readonly SavedView[]) => {
    storeViews(next);
    setViews(next);
  };
  const copy = async (view: SavedView) => {
    const { origin, pathname } = window.location;
    const isCopied = await copyText(`${origin}${pathname}?${view.query}`);
    if (isCopied) showToast('success', MESSAGES.clipboard.copied);
    else showToast('error', MESSAGES.clipboard.copyFailed);
  };
  return (
    <Stack gap={10}>
      <Text as="h3" weight={650}>
        {texts.views}
      </Text>
      {views.length === 0 && (
        <Text as="p" tone="muted">
          {texts.noViews}
        </Text>
      )}
      <DividedList label={texts.views}>
        {views.map((view) => (
          <li key={view.name}>
            <Row gap={8} rowGap={4} align="center" wrap className={css.view}>
              <Button look="quiet" className={css.viewName} onClick={() => onOpen(view.query)}>
                {view.name}
              </Button>
              <Button
                icon={<Link2 />}
                aria-label={`${texts.copy}: ${view.name}`}
                onClick={() => void copy(view)}
              >
                {texts.copy}
              </Button>
              <IconButton
                icon={<Trash2 />}
                label={`${texts.remove}: ${view.name}`}
                onClick={() => keep(views.filter((one) => one.name !== view.name))}
              />
            </Row>
          </li>
        ))}
      </DividedList>
      <Row gap={8} align="end" wrap>
        <TextField
          className={css.viewField}
          label={texts.viewName}
          value={name}
          maxLength={TEXT_LIMITS.name}
          onChange={setName}
        />
        <Button
          disabled={cleanName(name) === ''}
          onClick={() => {
            keep(withView(views, { name, query }));
            setName('');
          }}
        >
          {texts.save}
        </Button>
      </Row>
    </Stack>
  );
}
