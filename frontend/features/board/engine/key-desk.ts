import type { BoardEvent, EventKey } from '../model/board-event';
import type { Scene } from '../model/scene';
import type { Camera } from './camera';
import type { CursorKeeper } from './cursor-keeper';
import { commitSelection, type EffectGround, openEvent } from './effects';
import type { EngineHandlers, EngineSettings } from './engine-types';
import { GLIDE_MS } from './glide';
import type { KeyCommand } from './keys';

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
  constructor(private readonly ground: KeyGround) {}

  /** What is being carried has the first word. */
  press(command: KeyCommand): void {
    if (!this.ground.lifter?.key(command)) this.answer(command);
    this.ground.changed();
  }

  /** The keyboard arrived on the board. */
  show(): void {
    this.ground.cursor.show();
    this.ground.changed();
  }

  /** The focus went elsewhere, perhaps into a dialog: nothing stays in the hand. */
  leave(): void {
    const { ground } = this;
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
