import type { GestureEffect } from '../gestures/types';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import { clickedRange, selectedRange } from '../model/rows/selection';
import type { Scene } from '../model/scene';
import { cursorAt } from '../model/view/cursor';
import type { Camera } from './camera';
import type { Lifter } from './drag-controller';
import type { EngineHandlers } from './engine-types';
import type { CursorKeeper } from './keyboard-cursor';

/** What effects act on. */
export interface EffectGround {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly cursor: CursorKeeper;
  readonly handlers: EngineHandlers;
  readonly lifter: Lifter | null;
  eventOf(key: EventKey): BoardEvent | undefined;
}

type Select = Extract<GestureEffect, { kind: 'select' }>;

function select({ scene, cursor }: EffectGround, effect: Select): void {
  const row = scene.rows[effect.row];
  if (!row) return;
  scene.ghost = null;
  scene.selection = effect.click
    ? clickedRange(row, effect.row, effect.day, scene.isLoaded)
    : selectedRange(row, effect.row, effect.anchor, effect.day, scene.isLoaded);
  cursor.pressed(cursorAt(effect.row, effect.anchor, scene.rows));
}

/** Hands the selected days to the page; the selection stays drawn until the page clears it. */
export function commitSelection({ scene, handlers }: EffectGround): void {
  const { selection, rows } = scene;
  const car = selection && rows[selection.row]?.car;
  if (selection && car) handlers.select(car.id, selection.from, selection.to);
}

function point(ground: EffectGround, key: EventKey | null): void {
  const { scene, cursor } = ground;
  scene.highlight = key;
  const event = key && ground.eventOf(key);
  const row = event ? scene.rows.findIndex(({ car }) => car.id === event.carId) : -1;
  if (event && row >= 0) {
    const day = Math.max(Math.floor(event.start), Math.ceil(scene.view.left));
    cursor.pressed({ row, day: Math.min(day, event.lastDay), key: event.key });
  }
}

/** Opens an event for the page. */
export function openEvent(ground: EffectGround, key: EventKey): void {
  point(ground, key);
  ground.scene.highlight = null;
  const event = ground.eventOf(key);
  if (event) ground.handlers.openEvent(event);
}

/** Does what the gesture machine asked for. */
export function carryOut(effect: GestureEffect, ground: EffectGround): void {
  const { camera, scene } = ground;
  switch (effect.kind) {
    case 'pan':
      camera.panBy(effect.dx, effect.dy);
      break;
    case 'zoom':
      camera.zoomBy(effect.factor, effect.x - scene.layout.columnWidth);
      break;
    case 'settle':
      camera.settle();
      break;
    case 'hold':
      camera.stop();
      break;
    case 'select':
      select(ground, effect);
      break;
    case 'commit':
      commitSelection(ground);
      break;
    case 'unselect':
      scene.selection = null;
      break;
    case 'buzz':
      // Browsers without a vibration motor have no such function.
      globalThis.navigator?.vibrate?.(10);
      break;
    case 'lift':
      ground.lifter?.lift(effect.event, effect.part, effect.x, effect.y);
      break;
    case 'refuse':
      ground.lifter?.refuse(effect.event, effect.isHeld);
      break;
    case 'carry':
      ground.lifter?.carry(effect.x, effect.y);
      break;
    case 'drop':
      ground.lifter?.drop();
      break;
    case 'putBack':
      ground.lifter?.putBack();
      break;
    case 'highlight':
      point(ground, effect.key);
      break;
    case 'openDay':
      ground.handlers.openDay(effect.day);
      break;
    case 'openEvent':
      openEvent(ground, effect.key);
  }
}
