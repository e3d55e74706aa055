import type { EventKey } from '@frontend/features/board/model/rows/board-event';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import { commitSelection, type EffectContext, openCar, openEvent } from '../effects';
import type { EngineSettings } from '../engine-types';
import { SCROLL_MS } from '../scroll-animation';
import type { KeyCommand } from './keys';

/** Targets of the keys. */
export interface KeyboardContext extends EffectContext {
  readonly settings: EngineSettings;
  /** Ends the current gesture. */
  interrupt(): void;
  /** Reports a change that React shows too. */
  changed(): void;
}

/** Handles keys, voice control and screen readers. */
export class KeyboardController {
  /**
   * Keys pressed before the drag code has loaded, starting with one that needs it, and their event.
   */
  private queued: { readonly at: EventKey; readonly commands: KeyCommand[] } | null = null;

  constructor(private readonly context: KeyboardContext) {}

  /** A drag handles keys first. */
  press(command: KeyCommand): void {
    if (!this.queue(command) && !this.context.dragController?.key(command)) this.execute(command);
    this.context.changed();
  }

  /** Runs the queued keys in order, unless the cursor has moved since. */
  runQueued(): void {
    const { queued, context } = this;
    this.clearQueue();
    if (queued?.at !== context.cursor.position?.key) return;
    for (const command of queued?.commands ?? []) this.press(command);
  }

  /** Called when the board gets the focus. */
  show(): void {
    this.context.cursor.show();
    this.context.changed();
  }

  /** Called when the board loses the focus, also to a dialog: ends every gesture and drag. */
  leave(): void {
    const { context } = this;
    this.clearQueue();
    context.interrupt();
    context.dragController?.cancel();
    context.cursor.hide();
    context.changed();
  }

  /** Opens the event, as a click does. */
  open(key: EventKey): void {
    openEvent(this.context, key);
    this.context.changed();
  }

  /**
   * Queues M and Delete while the drag code loads, and the keys after them; Escape clears the
   * queue.
   */
  private queue(command: KeyCommand): boolean {
    const { queued, context } = this;
    if (queued && command.kind === 'leave') this.clearQueue();
    else if (queued) queued.commands.push(command);
    else {
      const at = context.cursor.position?.key;
      const startsDrag = command.kind === 'dragStart' || command.kind === 'remove';
      if (!startsDrag || !at || context.dragController || !context.settings.isDragLoading)
        return false;
      this.queued = { at, commands: [command] };
      context.scene.announcement = BOARD_TEXTS.dragLoading;
      context.handlers.keysQueued(true);
    }
    return true;
  }

  private clearQueue(): void {
    if (!this.queued) return;
    this.queued = null;
    this.context.scene.announcement = '';
    this.context.handlers.keysQueued(false);
  }

  private execute(command: KeyCommand): void {
    const { scene, camera, cursor } = this.context;
    scene.highlight = null;
    scene.announcement = '';
    switch (command.kind) {
      case 'open':
        this.openCursor();
        break;
      case 'openCar':
        this.openCursorCar();
        break;
      case 'leave':
        this.context.interrupt();
        scene.selection = null;
        cursor.hide();
        break;
      case 'move':
      case 'extend':
        camera.scrollTo(cursor.move(command, camera.target), SCROLL_MS.cursor);
        break;
      default:
    }
  }

  private openCursorCar(): void {
    const { context } = this;
    const { position } = context.cursor;
    if (position && context.settings.canOpenCar) openCar(context, position.row);
  }

  /** Enter: opens the event or day under the cursor, or passes the selected days to the page. */
  private openCursor(): void {
    const { context } = this;
    const opened = context.cursor.open();
    if (opened?.kind === 'day' && context.settings.canOpenDay) {
      context.handlers.openDay(opened.day);
    }
    if (opened?.kind === 'event') openEvent(context, opened.key);
    if (opened?.kind === 'selection' && context.settings.canSelect) commitSelection(context);
  }
}
