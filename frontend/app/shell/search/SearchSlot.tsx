import { NOW_PATH } from '@frontend/app/paths';
import { resolveRoute } from '@frontend/app/resolve-route';
import { useCan, useSession } from '@frontend/shared/data/session';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { hasOpenOverlay } from '@frontend/shared/lib/overlays/overlay-history';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { SEARCH_BUTTON_TEXTS } from '@schema/texts/shell/search-button';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import ListTodo from 'lucide-react/icons/list-todo';
import Search from 'lucide-react/icons/search';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MenuLink } from '../navigation/menu';
import { type EarlyKeys, keepEarlyKeys } from './early-keys';
import type { OpenSearchProps } from './OpenSearch';
import css from './SearchSlot.module.css';

const load = () => import('./OpenSearch');
const isMac = navigator.userAgent.includes('Mac');

/** The button of the search dialog, and Ctrl+K (⌘K); the search dialog is loaded when opened. */
export function SearchSlot({ links }: { readonly links: readonly MenuLink[] }) {
  const { user } = useSession();
  const seesBoard = useCan('view_board');
  const isPhone = useIsPhone();
  const [SearchDialog, setDialog] = useState<ComponentType<OpenSearchProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const early = useRef<EarlyKeys | null>(null);
  const close = () => {
    early.current?.stop();
    early.current = null;
    setOpen(false);
  };
  const open = () => {
    early.current?.stop();
    early.current = keepEarlyKeys(close);
    setOpen(true);
    load().then(
      (module) => setDialog(() => module.OpenSearch),
      () => {
        close();
        showToast('error', SEARCH_BUTTON_TEXTS.failed);
      },
    );
  };
  useShortcut(open);
  const now = { path: NOW_PATH, title: SHELL_TEXTS.now, Icon: ListTodo };
  const pages = seesBoard ? [...links, now] : links;
  const ahead = () => void load().catch(() => undefined);

  return (
    <>
      {isPhone ? (
        <IconButton
          label={SEARCH_BUTTON_TEXTS.open}
          icon={<Search />}
          onPointerDown={ahead}
          onClick={open}
        />
      ) : (
        <button
          type="button"
          className={css.button}
          aria-label={SEARCH_BUTTON_TEXTS.open}
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={ahead}
          onClick={open}
        >
          <Search aria-hidden="true" />
          <span className={css.word}>{SEARCH_BUTTON_TEXTS.open}</span>
          <kbd className={css.keys}>
            {isMac ? SEARCH_BUTTON_TEXTS.macKeys : SEARCH_BUTTON_TEXTS.keys}
          </kbd>
        </button>
      )}
      {isOpen && SearchDialog && (
        <Suspense fallback={<LateDialog />}>
          <SearchDialog
            pages={pages}
            canOpen={(path) => resolveRoute(user, path.split(/[?#]/)[0] ?? '').kind === 'show'}
            early={early.current}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Ctrl+K and ⌘K by key code, for Russian layouts too; ignored while a dialog is open. */
function useShortcut(open: () => void) {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      // Prevents the browser's own search shortcut.
      event.preventDefault();
      if (!hasOpenOverlay()) openNow();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
