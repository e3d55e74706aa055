import type { GestureEffect } from '../gestures/gesture-effects';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import { rowIndexOf } from '../model/rows/rows';
import { clickedRange, selectedRange } from '../model/rows/selection';
import type { Scene } from '../model/scene';
import { cursorAt } from '../model/view/cursor';
import type { Camera } from './camera';
import type { DragController } from './drag-controller';
import type { EngineHandlers } from './engine-types';
import type { KeyboardCursor } from './keyboard/keyboard-cursor';

/** Targets of the effects. */
export interface EffectContext {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly cursor: KeyboardCursor;
  readonly handlers: EngineHandlers;
  readonly dragController: DragController | null;
  eventOf(key: EventKey): BoardEvent | undefined;
}

type Select = Extract<GestureEffect, { kind: 'select' }>;

function select({ scene, cursor }: EffectContext, effect: Select): void {
  const row = scene.rows[effect.row];
  if (!row) return;
  scene.hoverSelection = null;
  scene.selection = effect.click
    ? clickedRange(row, effect.row, effect.day, scene)
    : selectedRange(row, effect.row, effect.anchor, effect.day, scene.isLoaded);
  cursor.pressed(cursorAt(effect.row, effect.anchor, scene.rows));
}

/** Passes the selected days to the page; the selection stays drawn until the page clears it. */
export function commitSelection({ scene, handlers }: EffectContext): void {
  const { selection, rows } = scene;
  const car = selection && rows[selection.row]?.car;
  if (selection && car) handlers.select(car.id, selection.from, selection.to);
}

function highlightEvent(context: EffectContext, key: EventKey | null): void {
  const { scene, cursor } = context;
  scene.highlight = key;
  const event = key && context.eventOf(key);
  const row = event ? rowIndexOf(scene.rows, event.carId) : -1;
  if (event && row >= 0) {
    const day = Math.max(Math.floor(event.start), Math.ceil(scene.view.left));
    cursor.pressed({ row, day: Math.min(day, event.lastDay), key: event.key });
  }
}

export function openEvent(context: EffectContext, key: EventKey): void {
  highlightEvent(context, key);
  context.scene.highlight = null;
  const event = context.eventOf(key);
  if (event) context.handlers.openEvent(event);
}

export function openCar({ scene, handlers }: EffectContext, row: number): void {
  const car = scene.rows[row]?.car;
  if (car) handlers.openCar(car.id);
}

/** Applies an effect of the gesture machine. */
export function applyEffect(effect: GestureEffect, context: EffectContext): void {
  const { camera, scene } = context;
  switch (effect.kind) {
    case 'pan':
      camera.panBy(effect.dx, effect.dy);
      break;
    case 'zoom':
      camera.zoomBy(effect.factor, effect.x - scene.layout.columnWidth);
      break;
    case 'snap':
      camera.snap();
      break;
    case 'stopScroll':
      camera.stop();
      break;
    case 'select':
      select(context, effect);
      break;
    case 'commitSelection':
      commitSelection(context);
      break;
    case 'clearSelection':
      scene.selection = null;
      break;
    case 'vibrate':
      // Vibration is not supported by every browser.
      globalThis.navigator?.vibrate?.(10);
      break;
    case 'dragStart':
      context.dragController?.start(effect.event, effect.part, effect.x, effect.y);
      break;
    case 'refuseDrag':
      context.dragController?.explainRefusal(effect.event, effect.isLongPress);
      break;
    case 'dragMove':
      context.dragController?.moveTo(effect.x, effect.y);
      break;
    case 'drop':
      context.dragController?.drop();
      break;
    case 'dragCancel':
      context.dragController?.cancel();
      break;
    case 'highlight':
      highlightEvent(context, effect.key);
      break;
    case 'openDay':
      context.handlers.openDay(effect.day);
      break;
    case 'openCar':
      openCar(context, effect.row);
      break;
    case 'openEvent':
      openEvent(context, effect.key);
  }
}
