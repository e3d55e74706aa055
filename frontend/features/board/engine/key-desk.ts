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
}

/** Enter: opens what the cursor is on, or hands the selected days over. */
function openCursor(ground: KeyGround): void {
  const opened = ground.cursor.open();
  if (opened?.kind === 'day') ground.handlers.openDay(opened.day);
  if (opened?.kind === 'event') openEvent(ground, opened.key);
  if (opened?.kind === 'selection' && ground.settings.canSelect) commitSelection(ground);
}

/** Does what a key asks for. What is being carried has the first word. */
export function pressKey(command: KeyCommand, ground: KeyGround): void {
  const { scene, camera, cursor } = ground;
  if (ground.lifter?.key(command)) return;
  scene.highlight = null;
  scene.said = '';
  switch (command.kind) {
    case 'open':
      openCursor(ground);
      break;
    case 'leave':
      ground.interrupt();
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
