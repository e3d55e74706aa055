import type { GestureEffect, GestureEvent, GestureState } from '../gestures/types';
import type { BoardEvent, EventKey } from '../model/board-event';
import type { DayScale } from '../model/day-scale';
import { carFlash, FLASH_MS, type FlashKey } from '../model/flash';
import { type Hit, hitTest, NOTHING, sameHit } from '../model/hit-test';
import { layoutFor, positionAt } from '../model/layout';
import { groupHeadAbove, rowOffset } from '../model/row-stack';
import { type BoardRows, NO_ROWS } from '../model/rows';
import type { Scene } from '../model/scene';
import { clickedRange } from '../model/selection';
import { visibleRange } from '../model/viewport';
import { visibleDayLimits } from '../model/visible-days';
import type { DayRange } from '../model/window';
import { Announcer } from './announcer';
import { Camera } from './camera';
import { CursorKeeper } from './cursor-keeper';
import { carryOut, commitSelection, type EffectGround, openEvent } from './effects';
import type { EngineData, EngineHandlers, EngineSettings } from './engine-types';
import { GLIDE_MS } from './glide';
import { Hand } from './hand';
import { initialScene } from './initial-scene';
import type { KeyCommand } from './keys';
import { takeData } from './new-rows';
import { RestWatch } from './rest-watch';
import { snapshotOf } from './snapshot';
import { Travel } from './travel';

/** Effects that move the camera report through it; the others change the scene. */
const CAMERA_EFFECTS: readonly GestureEffect['kind'][] = ['pan', 'zoom', 'settle', 'hold'];

/**
 * The board outside of React: camera, hand, cursor and the scene they make. It draws nothing and
 * touches no DOM: the stage gives it frames and draws the scene.
 */
export class BoardEngine implements EffectGround {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly cursor: CursorKeeper;
  readonly travel: Travel;
  readonly news = new Announcer(() =>
    snapshotOf(this.scene, this.camera.target, this.cursor.place),
  );
  private readonly hand: Hand;
  private readonly restWatch: RestWatch;
  private rows: BoardRows = NO_ROWS;
  private range: DayRange = { first: Number.NaN, last: Number.NaN };
  private requestFrame: () => void = () => {};
  private dirty = true;

  /** `start`: day number at the left edge; `days`: how many are visible; `nowMs`: the moment. */
  constructor(
    view: { readonly start: number; readonly days: number },
    scale: DayScale,
    nowMs: number,
    private settings: EngineSettings,
    readonly handlers: EngineHandlers,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.camera = new Camera(view.start, view.days, {
      moved: () => this.cameraMoved(),
      edge: (x, y) => this.cameraStuck(x, y),
    });
    this.scene = initialScene(scale, this.camera, settings);
    this.cursor = new CursorKeeper(this.scene);
    const limits = visibleDayLimits(settings.loadedDays);
    this.travel = new Travel(this.scene, this.camera, limits, () => this.news.announce());
    this.hand = new Hand(this.scene, (effect) => this.carryOut(effect), clock);
    this.hand.canSelect = settings.canSelect;
    const isMoving = () => this.isMoving;
    this.restWatch = new RestWatch(clock, isMoving, () => this.news.announce());
    this.setNow(nowMs);
  }

  /** The stage lends its frames; returns how to take them back. */
  attach(requestFrame: () => void): () => void {
    this.requestFrame = requestFrame;
    this.invalidate();
    return () => {
      this.requestFrame = () => {};
    };
  }

  /** Call when the board leaves the page: no timer may outlive it. It may come back afterwards. */
  destroy(): void {
    this.hand.destroy();
    this.restWatch.destroy();
  }

  /** One frame of the browser. `draw`: something changed; `again`: something is still moving. */
  frame(atMs: number): { draw: boolean; again: boolean } {
    this.camera.advance(atMs);
    this.hand.frame(atMs);
    const { flashes } = this.scene;
    for (const [key, startMs] of flashes) if (atMs - startMs > FLASH_MS) flashes.delete(key);
    const draw = this.dirty || flashes.size > 0;
    this.dirty = false;
    return { draw, again: this.isMoving || flashes.size > 0 };
  }

  resize(width: number, height: number): void {
    const { layout } = this.scene;
    if (layout.width === width && layout.height === height) return;
    this.scene.layout = layoutFor({ width, height }, this.settings, layout.groupHeads);
    this.refit();
  }

  /** New rows keep the same car at the top and the cursor on its car; unchanged rows cost nothing. */
  setData(data: EngineData): void {
    const { scene, camera } = this;
    this.rows = data.rows;
    const moved = takeData(scene, this.cursor, data);
    this.refit();
    if (moved !== 0) camera.scrollTo(scene.view.scrollY + moved);
  }

  setSettings(settings: EngineSettings): void {
    const { scene } = this;
    this.settings = settings;
    this.hand.canSelect = settings.canSelect;
    scene.rule = settings.rule;
    this.travel.limits = visibleDayLimits(settings.loadedDays);
    scene.layout = layoutFor(scene.layout, settings, scene.layout.groupHeads);
    this.refit();
  }

  /** The clock moved on: the now-line and the looks of events follow. */
  setNow(nowMs: number): void {
    const { scene } = this;
    scene.nowMs = nowMs;
    scene.now = scene.scale.toDays(nowMs);
    scene.today = Math.floor(scene.now);
    this.changed();
  }

  /** Brings a car into view, puts the keyboard on it and lets its row glow; false if it is not shown. */
  showCar(carId: number): boolean {
    const { scene, camera, cursor } = this;
    const view = cursor.toCar(carId, camera.target);
    if (!view) return false;
    camera.glideTo(view, GLIDE_MS.jump);
    this.flash([carFlash(carId)]);
    this.changed();
    return scene.cursor !== null;
  }

  /** Scrolls a row to the top at once: a board that opens where it was left, or with other rows. */
  scrollToRow(row: number): void {
    this.camera.scrollTo(
      rowOffset(row, this.scene.layout) - groupHeadAbove(row, this.scene.layout),
    );
    this.news.announce();
  }

  /** Lets events glow that someone else has just changed. */
  flash(keys: readonly FlashKey[]): void {
    if (this.camera.reducedMotion || keys.length === 0) return;
    for (const key of keys) this.scene.flashes.set(key, this.clock());
    this.invalidate();
  }

  get gesture(): GestureState['name'] {
    return this.hand.state.name;
  }

  send(event: GestureEvent): void {
    this.hand.send(event);
    if (this.hand.moving) this.requestFrame();
    if (event.kind === 'up') this.news.announce();
  }

  hitAt(x: number, y: number): Hit {
    const { view, layout, rows } = this.scene;
    return hitTest(x, y, view, layout, rows);
  }

  /** The day number under a canvas x, whatever the row. */
  dayAt(x: number): number {
    return Math.floor(positionAt(x, this.scene.view, this.scene.layout));
  }

  canScrollBy(dy: number): boolean {
    return this.camera.canScrollBy(dy);
  }

  /** The mouse rests over a point; only a change of what lies there costs a frame. */
  hoverAt(x: number, y: number): void {
    const { scene } = this;
    const hit = this.gesture === 'idle' ? this.hitAt(x, y) : NOTHING;
    if (sameHit(hit, scene.hover)) return;
    scene.hover = hit;
    const free = hit.kind === 'free' && this.settings.canSelect ? hit : null;
    const row = free && scene.rows[free.row];
    scene.ghost = row ? clickedRange(row, free.row, free.day, scene.isLoaded) : null;
    this.invalidate();
  }

  /** Does a click where the mouse is do anything? */
  get isPressable(): boolean {
    const { hover, ghost } = this.scene;
    return hover.kind === 'event' || hover.kind === 'day' || ghost !== null;
  }

  key(command: KeyCommand): void {
    const { scene, camera, cursor } = this;
    scene.highlight = null;
    if (command.kind === 'open') this.openCursor();
    else if (command.kind === 'leave') {
      this.hand.send({ kind: 'interrupt' });
      scene.selection = null;
      cursor.hide();
    } else camera.glideTo(cursor.move(command, camera.target), GLIDE_MS.cursor);
    this.changed();
  }

  /** The keyboard arrived on the board or left it. */
  showCursor(shown: boolean): void {
    if (shown) this.cursor.show();
    else this.cursor.hide();
    this.changed();
  }

  clearSelection(): void {
    this.scene.selection = null;
    this.changed();
  }

  /** Opens an event as a click on it would; voice control and screen readers come this way. */
  open(key: EventKey): void {
    openEvent(this, key);
    this.invalidate();
  }

  eventOf(key: EventKey): BoardEvent | undefined {
    return this.rows.events.get(key);
  }

  private get isMoving(): boolean {
    return this.camera.gliding || this.hand.moving;
  }

  /** Something visible changed: one frame is due. */
  private invalidate(): void {
    this.dirty = true;
    this.requestFrame();
  }

  /** Something changed that React shows too. */
  private changed(): void {
    this.invalidate();
    this.news.announce();
  }

  private refit(): void {
    const { layout, rows } = this.scene;
    this.camera.fit(layout, rows.length, this.travel.limits);
    this.cameraMoved();
    this.news.announce();
  }

  private cameraMoved(): void {
    const { scene } = this;
    scene.view = this.camera.view;
    scene.extent = this.camera.extent;
    // What lay under a resting mouse has moved away from under it.
    scene.hover = NOTHING;
    scene.ghost = null;
    this.invalidate();
    if (scene.layout.width === 0) return;
    this.restWatch.moved();
    const { first, last } = visibleRange(scene.view, scene.extent);
    if (first === this.range.first && last === this.range.last) return;
    this.range = { first, last };
    this.handlers.rangeChanged(this.range);
  }

  private cameraStuck(x: boolean, y: boolean): void {
    if (this.gesture === 'coasting') this.hand.send({ kind: 'edge', x, y });
  }

  private openCursor(): void {
    const opened = this.cursor.open();
    if (opened?.kind === 'day') this.handlers.openDay(opened.day);
    if (opened?.kind === 'event') openEvent(this, opened.key);
    if (opened?.kind === 'selection' && this.settings.canSelect) commitSelection(this);
  }

  private carryOut(effect: GestureEffect): void {
    carryOut(effect, this);
    if (!CAMERA_EFFECTS.includes(effect.kind)) this.invalidate();
  }
}
