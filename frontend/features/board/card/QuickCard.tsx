import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { CARD_TEXTS } from '@schema/texts/board/board-card';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoardEngine } from '../engine/board-engine';
import { useBoardSnapshot } from '../hooks/useBoardEngine';
import { eventLook } from '../model/look/event-look';
import { cardFacts } from './card-facts';
import { cardPosition } from './card-position';
import { EventCard } from './EventCard';
import css from './QuickCard.module.css';
import { visibleBox } from './quick-card';
import { useQuickCard } from './useQuickCard';

interface QuickCardProps {
  readonly engine: BoardEngine;
}

/** The card of the event under a resting mouse or the cursor; a strip after a single tap. */
export function QuickCard({ engine }: QuickCardProps) {
  const snapshot = useBoardSnapshot(engine);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLElement>(null);
  const { shown, close } = useQuickCard(engine, snapshot, frame, box);
  const id = useId();

  const event = shown && engine.eventOf(shown.key);
  const row = event && snapshot.rows.find(({ car }) => car.id === event.carId);
  const isStrip = shown?.cause === 'touch';

  // In a layout effect: the position depends on the size of the rendered card.
  useLayoutEffect(() => {
    const card = box.current;
    const block = shown && visibleBox(engine, shown.key);
    const board = frame?.querySelector('[data-board-grid]')?.getBoundingClientRect();
    if (!card || !shown || !block || !board) return;
    if (shown.cause === 'touch') {
      // At the end of the board farther from the event, so that the finger does not cover it.
      const middle = (engine.scene.layout.headerHeight * engine.unitPx + board.height) / 2;
      card.dataset.side = block.top + block.bottom > 2 * middle ? 'top' : 'bottom';
      return;
    }
    const rect = {
      left: board.left + block.left,
      top: board.top + block.top,
      right: board.left + block.right,
      bottom: board.top + block.bottom,
    };
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const position = cardPosition(rect, size, { width: innerWidth, height: innerHeight }, shown.x);
    card.style.left = `${position.left}px`;
    card.style.top = `${position.top}px`;
  }, [shown, engine, frame]);

  // Lets a screen reader read the card with the focused cell.
  useEffect(() => {
    if (shown?.cause !== 'keys') return;
    const cell = frame?.querySelector(`[data-event="${shown.key}"]`);
    cell?.setAttribute('aria-describedby', id);
    return () => cell?.removeAttribute('aria-describedby');
  }, [shown, frame, id]);

  if (!frame)
    return (
      <span
        ref={(mark) => {
          if (mark) setFrame(mark.parentElement);
        }}
        hidden
      />
    );
  if (!shown || !event || !row) return null;
  const { zone } = engine.scene.scale;
  const look = eventLook(event, new Date(snapshot.nowMs), zone, snapshot.rule);
  const actions = isStrip && (
    <footer className={css.actions}>
      <Button look="primary" isWide onClick={() => engine.keyboard.open(event.key)}>
        {CARD_TEXTS.open}
      </Button>
      <IconButton label={KIT_TEXTS.close} icon={<X />} look="framed" onClick={close} />
    </footer>
  );
  return createPortal(
    <section
      ref={box}
      id={id}
      className={isStrip ? css.strip : css.card}
      aria-label={CARD_TEXTS.label}
      data-quick-card={shown.key}
    >
      <EventCard
        card={cardFacts(event, { neighbours: row.events, look, zone })}
        car={row.car}
        actions={actions}
      />
    </section>,
    frame,
  );
}
