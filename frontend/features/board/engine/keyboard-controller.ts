import { BOARD_TEXTS } from '@schema/texts/board';
import type { EventKey } from '../model/rows/board-event';
import { commitSelection, type EffectContext, openEvent } from './effects';
import type { EngineSettings } from './engine-types';
import type { KeyCommand } from './keys';
import { SCROLL_MS } from './scroll-animation';

/** What keys act on. */
export interface KeyboardContext extends EffectContext {
  readonly settings: EngineSettings;
  /** Ends whatever a pointer is doing. */
  interrupt(): void;
  /** Something changed that React shows too. */
  changed(): void;
}

/** What keys, voice control and screen readers do on the board. */
export class KeyboardController {
  /** Keys that wait for the code that moves events, the one that takes up first, and where it was pressed. */
  private queued: { readonly at: EventKey; readonly commands: KeyCommand[] } | null = null;

  constructor(private readonly context: KeyboardContext) {}

  /** What is being carried has the first word. */
  press(command: KeyCommand): void {
    if (!this.queue(command) && !this.context.dragController?.key(command)) this.execute(command);
    this.context.changed();
  }

  /** The code that moves events has come: what was pressed before it happens now, in its order. */
  runQueued(): void {
    const { queued, context } = this;
    this.clearQueue();
    if (queued?.at !== context.cursor.position?.key) return;
    for (const command of queued?.commands ?? []) this.press(command);
  }

  /** The keyboard arrived on the board. */
  show(): void {
    this.context.cursor.show();
    this.context.changed();
  }

  /** The focus went elsewhere, perhaps into a dialog: nothing stays in the hand. */
  leave(): void {
    const { context } = this;
    this.clearQueue();
    context.interrupt();
    context.dragController?.cancel();
    context.cursor.hide();
    context.changed();
  }

  /** Opens an event as a click on it would. */
  open(key: EventKey): void {
    openEvent(this.context, key);
    this.context.changed();
  }

  /** M and Delete before the code has come wait for it, and so does what follows them; Escape gives up. */
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

  /** Enter: opens what the cursor is on, or hands the selected days over. */
  private openCursor(): void {
    const { context } = this;
    const opened = context.cursor.open();
    if (opened?.kind === 'day') context.handlers.openDay(opened.day);
    if (opened?.kind === 'event') openEvent(context, opened.key);
    if (opened?.kind === 'selection' && context.settings.canSelect) commitSelection(context);
  }
}
