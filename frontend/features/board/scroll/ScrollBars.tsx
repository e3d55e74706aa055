import { classNames } from '@frontend/shared/lib/class-names';
import { rem } from '@frontend/shared/lib/device/text-scale';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { BoardEngine } from '../engine/board-engine';
import { useBoardSnapshot } from '../hooks/useBoardEngine';
import { type DaySpan, daySpan } from '../model/view/scroll-thumb';
import { type BarAxis, BarFollower } from './bar-follower';
import css from './ScrollBars.module.css';

/** The scrollbar of the days under the months, and of the rows at the right of the board. */
export function ScrollBars({ engine }: { readonly engine: BoardEngine }) {
  const { layout, days, today, rows, waiting } = useBoardSnapshot(engine);
  const { first, last } = days;
  const span = useMemo(() => daySpan(today, first, last), [today, first, last]);
  const share = ((today + 0.5 - span.from) / (span.to - span.from)) * 100;
  // An empty board has no header for the bars.
  if (rows.length === 0 && !waiting) return null;
  return (
    <>
      <ScrollBar
        engine={engine}
        axis="days"
        span={span}
        style={{ insetInlineStart: rem(layout.columnWidth), height: rem(layout.monthHeight) }}
      >
        <div className={css.today} style={{ insetInlineStart: `${share}%` }} />
      </ScrollBar>
      <ScrollBar
        engine={engine}
        axis="rows"
        span={span}
        style={{ insetBlockStart: rem(layout.headerHeight) }}
      />
    </>
  );
}

interface ScrollBarProps {
  readonly engine: BoardEngine;
  readonly axis: BarAxis;
  readonly span: DaySpan;
  readonly style: CSSProperties;
  readonly children?: ReactNode;
}

/** Makes the thumb draggable; returns a disposer. */
function listen(track: HTMLElement, engine: BoardEngine, axis: BarAxis, bar: BarFollower) {
  const listeners = new AbortController();
  const { signal } = listeners;
  /** Distance of the pointer from the start of the thumb, px; null while it is not dragged. */
  let grip: number | null = null;
  const pointOf = (event: MouseEvent) => {
    const box = track.getBoundingClientRect();
    return axis === 'days' ? event.clientX - box.left : event.clientY - box.top;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || grip !== null) return;
    event.preventDefault();
    engine.interrupt();
    const at = pointOf(event);
    if (!bar.isOnThumb(at)) return bar.pageTowards(at);
    grip = at - bar.offset;
    // On the thumb: the track of the days receives no pointer.
    (event.target as Element).setPointerCapture(event.pointerId);
    bar.isDragged = true;
    track.dataset.dragged = '';
  };
  const move = (event: PointerEvent) => {
    if (grip !== null) bar.dragTo(pointOf(event) - grip);
  };
  const end = () => {
    if (grip === null) return;
    grip = null;
    bar.isDragged = false;
    delete track.dataset.dragged;
    if (axis === 'days') engine.camera.snap();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    engine.camera.panBy(-event.deltaX / engine.unitPx, -event.deltaY / engine.unitPx);
  };
  track.addEventListener('pointerdown', down, { signal });
  track.addEventListener('pointermove', move, { signal });
  track.addEventListener('lostpointercapture', end, { signal });
  track.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listeners.abort();
}

/**
 * Position of the board along one axis. Hidden from screen readers and keys: the grid reports and
 * scrolls for them.
 */
function ScrollBar({ engine, axis, span, style, children }: ScrollBarProps) {
  const track = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const follower = useRef<BarFollower>(null);

  // Updates whenever the board has come to rest.
  useLayoutEffect(() => {
    if (!thumb.current) return;
    follower.current ??= new BarFollower(engine, axis, thumb.current, span);
    follower.current.span = span;
    follower.current.follow();
  });

  useEffect(() => {
    const bar = follower.current;
    if (!track.current || !bar) return;
    const follow = (atMs: number) => bar.frame(atMs);
    engine.frames.followers.add(follow);
    const stop = listen(track.current, engine, axis, bar);
    return () => {
      engine.frames.followers.delete(follow);
      stop();
    };
  }, [engine, axis]);

  return (
    <div
      ref={track}
      className={classNames(css.track, css[axis])}
      style={style}
      aria-hidden="true"
      data-scrollbar={axis}
    >
      {children}
      <div ref={thumb} className={css.thumb} />
    </div>
  );
}
