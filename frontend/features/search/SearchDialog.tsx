import { useSession } from '@frontend/shared/data/session';
import { useBackCloses } from '@frontend/shared/lib/overlays/use-back-closes';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { MAX_SEARCH_LENGTH } from '@schema/constants/search';
import { FOUND_FORMS, SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { plural } from '@schema/values/words/plural';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { keepChoice, recentChoices } from './recent-choices';
import css from './SearchDialog.module.css';
import { SearchHints } from './SearchHints';
import { SearchResults } from './SearchResults';
import type { ItemKind, SearchItem, SearchLinks, SearchPage } from './search-items';
import { useSearch } from './useSearch';

interface SearchDialogProps {
  readonly links: SearchLinks;
  readonly pages: readonly SearchPage[];
  /** Whether a recent choice is still permitted. */
  readonly canOpen: (path: string) => boolean;
  readonly iconOf: (path: string, kind: ItemKind) => ReactNode;
  /** Text typed before the dialog was mounted. */
  readonly initialText?: string | undefined;
  readonly onGo: (path: string) => void;
  readonly onClose: () => void;
}

/**
 * Search dialog: searches cars, customers, bookings and pages, and parses commands such as «рио
 * 14.11-17.11» and «касса 5000». The input keeps the focus; arrows move, Enter opens.
 */
export function SearchDialog({ initialText = '', onGo, onClose, ...props }: SearchDialogProps) {
  const { links, pages, canOpen, iconOf } = props;
  const { user } = useSession();
  const [text, setText] = useState(initialText);
  const [recent] = useState(() => recentChoices(user.id).filter(({ path }) => canOpen(path)));
  const { groups, waiting, failure, unclear } = useSearch({ text, links, pages, recent });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const canOrder = links.newBooking !== null;
  useBackCloses(true, onClose);

  const choose = (item: SearchItem) => {
    keepChoice(user.id, item);
    onClose();
    onGo(item.path);
  };
  return (
    <ModalOverlay
      className={css.overlay ?? ''}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={css.modal ?? ''}>
        <Dialog className={css.dialog ?? ''} aria-label={SEARCH_DIALOG_TEXTS.title}>
          <Autocomplete inputValue={text} onInputChange={setText}>
            <TextField
              className={css.field ?? ''}
              aria-label={SEARCH_DIALOG_TEXTS.title}
              maxLength={MAX_SEARCH_LENGTH}
              autoFocus
            >
              <Search aria-hidden="true" />
              <Input
                className={css.input ?? ''}
                type="search"
                placeholder={SEARCH_DIALOG_TEXTS.placeholder}
                autoComplete="off"
                spellCheck="false"
                enterKeyHint="go"
              />
              <IconButton label={SEARCH_DIALOG_TEXTS.close} icon={<X />} onClick={onClose} />
            </TextField>
            <div ref={guardPresses} className={css.results}>
              {failure && (
                <div className={css.failure}>
                  <LoadFailure
                    query={failure}
                    title={null}
                    message={failure.message}
                    hasNarrowButton
                  />
                </div>
              )}
              {unclear !== null && (
                <NoResults
                  title={unclear}
                  hint={SEARCH_DIALOG_TEXTS.tryThese}
                  hasExamples={canOrder}
                  onTry={setText}
                />
              )}
              <SearchResults groups={groups} iconOf={iconOf} onChoose={choose} />
              {waiting !== null && count === 0 && <Spinner description={waiting} />}
              {waiting === null && !failure && unclear === null && count === 0 && (
                <NoResults
                  title={SEARCH_DIALOG_TEXTS.nothing}
                  hint={
                    canOrder ? SEARCH_DIALOG_TEXTS.nothingOrder : SEARCH_DIALOG_TEXTS.nothingHint
                  }
                  hasExamples={canOrder}
                  onTry={setText}
                />
              )}
            </div>
            <span role="status" className={textCss.spoken}>
              {waiting ??
                [unclear, text.trim() && plural(count, FOUND_FORMS)].filter(Boolean).join('. ')}
            </span>
          </Autocomplete>
          <SearchHints canOrder={canOrder} onTry={setText} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface NoResultsProps {
  readonly title: string;
  readonly hint: string;
  /** Shows examples of commands to users with permission for them. */
  readonly hasExamples: boolean;
  readonly onTry: (text: string) => void;
}

/** Note on the part of the text that was not understood or found, with examples. */
function NoResults({ title, hint, hasExamples, onTry }: NoResultsProps) {
  return (
    <Stack gap={4} className={css.nothing}>
      <strong>{title}</strong>
      <span>{hint}</span>
      {hasExamples && (
        <div className={css.examples}>
          {SEARCH_DIALOG_TEXTS.examples.map((example) => (
            <button
              key={example}
              type="button"
              className={css.example}
              onClick={() => onTry(example)}
            >
              {example}
            </button>
          ))}
        </div>
      )}
    </Stack>
  );
}
