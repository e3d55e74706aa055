import { BOARD_TEXTS } from '@schema/texts/board';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import type { Scene } from '../model/scene';
import type { Camera } from './camera';
import { commitSelection, type EffectGround, openEvent } from './effects';
import type { EngineHandlers, EngineSettings } from './engine-types';
import type { CursorKeeper } from './keyboard-cursor';
import type { KeyCommand } from './keys';
import { GLIDE_MS } from './scroll-animation';

/** What keys act on. */
export interface KeyGround extends EffectGround {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly cursor: CursorKeeper;
  readonly handlers: EngineHandlers;
  readonly settings: EngineSettings;
  eventOf(key: EventKey): BoardEvent | undefined;
  /** Ends whatever a pointer is doing. */
  interrupt(): void;
  /** Something changed that React shows too. */
  changed(): void;
}

/** What keys, voice control and screen readers do on the board. */
export class KeyDesk {
  /** Keys that wait for the code that moves events, the one that takes up first, and where it was pressed. */
  private early: { readonly at: EventKey; readonly commands: KeyCommand[] } | null = null;

  constructor(private readonly ground: KeyGround) {}

  /** What is being carried has the first word. */
  press(command: KeyCommand): void {
    if (!this.keptForLater(command) && !this.ground.lifter?.key(command)) this.answer(command);
    this.ground.changed();
  }

  /** The code that moves events has come: what was pressed before it happens now, in its order. */
  catchUp(): void {
    const { early, ground } = this;
    this.forget();
    if (early?.at !== ground.cursor.place?.key) return;
    for (const command of early?.commands ?? []) this.press(command);
  }

  /** The keyboard arrived on the board. */
  show(): void {
    this.ground.cursor.show();
    this.ground.changed();
  }

  /** The focus went elsewhere, perhaps into a dialog: nothing stays in the hand. */
  leave(): void {
    const { ground } = this;
    this.forget();
    ground.interrupt();
    ground.lifter?.putBack();
    ground.cursor.hide();
    ground.changed();
  }

  /** Opens an event as a click on it would. */
  open(key: EventKey): void {
    openEvent(this.ground, key);
    this.ground.changed();
  }

  /** M and Delete before the code has come wait for it, and so does what follows them; Escape gives up. */
  private keptForLater(command: KeyCommand): boolean {
    const { early, ground } = this;
    if (early && command.kind === 'leave') this.forget();
    else if (early) early.commands.push(command);
    else {
      const at = ground.cursor.place?.key;
      const takesUp = command.kind === 'lift' || command.kind === 'remove';
      if (!takesUp || !at || ground.lifter || !ground.settings.liftingComes) return false;
      this.early = { at, commands: [command] };
      ground.scene.said = BOARD_TEXTS.liftingComes;
      ground.handlers.keysWait(true);
    }
    return true;
  }

  private forget(): void {
    if (!this.early) return;
    this.early = null;
    this.ground.scene.said = '';
    this.ground.handlers.keysWait(false);
  }

  private answer(command: KeyCommand): void {
    const { scene, camera, cursor } = this.ground;
    scene.highlight = null;
    scene.said = '';
    switch (command.kind) {
      case 'open':
        this.openCursor();
        break;
      case 'leave':
        this.ground.interrupt();
        scene.selection = null;
        cursor.hide();
        break;
      case 'move':
      case 'extend':
        camera.glideTo(cursor.move(command, camera.target), GLIDE_MS.cursor);
        break;
      default:
    }
  }

  /** Enter: opens what the cursor is on, or hands the selected days over. */
  private openCursor(): void {
    const { ground } = this;
    const opened = ground.cursor.open();
    if (opened?.kind === 'day') ground.handlers.openDay(opened.day);
    if (opened?.kind === 'event') openEvent(ground, opened.key);
    if (opened?.kind === 'selection' && ground.settings.canSelect) commitSelection(ground);
  }
}
