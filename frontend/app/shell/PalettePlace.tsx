import { hasOpenOverlay } from '@frontend/shared/lib/overlay-history';
import { useIsPhone } from '@frontend/shared/lib/use-media';
import { IconButton } from '@frontend/shared/ui/IconButton';
import { showToast } from '@frontend/shared/ui/toasts';
import { PALETTE_TEXTS } from '@schema/texts/palette';
import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { MenuLink } from './menu';
import type { OpenPaletteProps } from './OpenPalette';
import css from './PalettePlace.module.css';

const load = () => import('./OpenPalette');
const isMac = navigator.userAgent.includes('Mac');

/** The way to the command palette: a button, and Ctrl+K (⌘K); the palette itself comes when wanted. */
export function PalettePlace({ links }: { readonly links: readonly MenuLink[] }) {
  const isPhone = useIsPhone();
  const [Palette, setPalette] = useState<ComponentType<OpenPaletteProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = () => {
    setOpen(true);
    load().then(
      (module) => setPalette(() => module.OpenPalette),
      () => {
        setOpen(false);
        showToast('error', PALETTE_TEXTS.openFailed);
      },
    );
  };
  useShortcut(open);
  const ahead = () => void load().catch(() => undefined);

  return (
    <>
      {isPhone ? (
        <IconButton
          label={PALETTE_TEXTS.open}
          icon={<Search />}
          onPointerDown={ahead}
          onClick={open}
        />
      ) : (
        <button
          type="button"
          className={css.button}
          aria-label={PALETTE_TEXTS.open}
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={ahead}
          onClick={open}
        >
          <Search aria-hidden="true" />
          <span className={css.word}>{PALETTE_TEXTS.open}</span>
          <kbd className={css.keys}>{isMac ? PALETTE_TEXTS.macKeys : PALETTE_TEXTS.keys}</kbd>
        </button>
      )}
      {isOpen && Palette && <Palette sections={links} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Ctrl+K and ⌘K by the place of the key, so in a Russian layout too; not over an open dialog. */
function useShortcut(open: () => void) {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      // The browser would put the focus into its own search.
      event.preventDefault();
      if (!hasOpenOverlay()) latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
