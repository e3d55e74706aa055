import type { GestureEffect, GestureEvent, GestureState, PointerKind } from '../gestures/types';
import type { BoardEvent, EventKey } from '../model/board-event';
import type { DayScale } from '../model/day-scale';
import { carFlash, type FlashKey } from '../model/flash';
import { type Hit, NOTHING } from '../model/hit-test';
import { layoutFor, positionAt } from '../model/layout';
import { groupHeadAbove, rowOffset } from '../model/row-stack';
import { type BoardRows, NO_ROWS } from '../model/rows';
import type { Scene } from '../model/scene';
import { visibleDayLimits } from '../model/visible-days';
import { Announcer } from './announcer';
import { Camera } from './camera';
import { CursorKeeper } from './cursor-keeper';
import { carryOut, openEvent } from './effects';
import type { EngineData, EngineHandlers, EngineSettings } from './engine-types';
import { addFlashes, stillGlows } from './flashes';
import { GLIDE_MS } from './glide';
import { Hand } from './hand';
import { initialScene } from './initial-scene';
import { type KeyGround, pressKey } from './key-desk';
import type { KeyCommand } from './keys';
import type { Lifter } from './lifter';
import { takeData } from './new-rows';
import { hoverOver, pointedAt, pressWould } from './pointed-at';
import { RangeWatch } from './range-watch';
import { RestWatch } from './rest-watch';
import { snapshotOf } from './snapshot';
import { Travel } from './travel';

/** Effects that move the camera report through it; the others change the scene. */
const CAMERA_EFFECTS: readonly GestureEffect['kind'][] = ['pan', 'zoom', 'settle', 'hold'];

/**
 * The board outside of React: camera, hand, cursor and the scene they make. It draws nothing and
 * touches no DOM: the stage gives it frames and draws the scene.
 */
export class BoardEngine implements KeyGround {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly cursor: CursorKeeper;
  readonly travel: Travel;
  readonly news = new Announcer(() =>
    snapshotOf(this.scene, this.camera.target, this.cursor.place),
  );
  lifter: Lifter | null = null;
  private readonly hand: Hand;
  private readonly restWatch: RestWatch;
  private readonly rangeWatch = new RangeWatch((range) => this.handlers.rangeChanged(range));
  private rows: BoardRows = NO_ROWS;
  private requestFrame: () => void = () => {};
  private dirty = true;

  /** `start`: day number at the left edge; `days`: how many are visible; `nowMs`: the moment. */
  constructor(
    view: { readonly start: number; readonly days: number },
    scale: DayScale,
    nowMs: number,
    public settings: EngineSettings,
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
    this.hand.allow({
      canSelect: settings.canSelect,
      canLift: (event) => this.lifter?.canLift(event) ?? false,
    });
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
    const slides = this.lifter?.frame(atMs) ?? false;
    const changes = stillGlows(this.scene.flashes, atMs) || slides;
    const draw = this.dirty || changes;
    this.dirty = false;
    return { draw, again: this.isMoving || changes };
  }

  resize(width: number, height: number): void {
    const { layout } = this.scene;
    if (layout.width === width && layout.height === height) return;
    // A tablet was turned under the hand: neither the hand nor what it holds is where it was.
    if (layout.width !== width) this.interrupt();
    this.scene.layout = layoutFor({ width, height }, this.settings, layout.groupHeads);
    this.refit();
  }

  /** New rows keep the same car at the top and the cursor on its car; unchanged rows cost nothing. */
  setData(data: EngineData): void {
    const { scene, camera } = this;
    this.rows = data.rows;
    const moved = takeData(scene, this.cursor, data);
    this.lifter?.rowsChanged();
    this.refit();
    if (moved !== 0) camera.scrollTo(scene.view.scrollY + moved);
  }

  setSettings(settings: EngineSettings): void {
    const { scene } = this;
    this.settings = settings;
    this.hand.allow({ canSelect: settings.canSelect });
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
    addFlashes(this.scene.flashes, keys, this.clock());
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

  hitAt(x: number, y: number, pointer: PointerKind): Hit {
    return pointedAt(this.scene, this.lifter, x, y, pointer);
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
    const hit = this.gesture === 'idle' ? this.hitAt(x, y, 'mouse') : NOTHING;
    if (hoverOver(this.scene, hit, this.settings.canSelect)) this.invalidate();
  }

  /** What a press where the mouse rests would do. */
  get under(): 'pressable' | 'edge' | 'nothing' {
    return pressWould(this.scene, this.lifter);
  }

  key(command: KeyCommand): void {
    pressKey(command, this);
    this.changed();
  }

  /** Whatever a pointer is doing ends; a lifted event goes back. */
  interrupt(): void {
    this.hand.send({ kind: 'interrupt' });
  }

  /** The keyboard arrived on the board or left it. */
  showCursor(shown: boolean): void {
    if (shown) this.cursor.show();
    else this.leaveCursor();
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

  /** The focus went elsewhere, perhaps into a dialog: nothing stays in the hand. */
  private leaveCursor(): void {
    this.interrupt();
    this.lifter?.putBack();
    this.cursor.hide();
  }

  private get isMoving(): boolean {
    return this.camera.gliding || this.hand.moving;
  }

  /** Something visible changed: one frame is due. */
  invalidate(): void {
    this.dirty = true;
    this.requestFrame();
  }

  /** Something changed that React shows too. */
  changed(): void {
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
    this.rangeWatch.look(scene);
  }

  private cameraStuck(x: boolean, y: boolean): void {
    if (this.gesture === 'coasting') this.hand.send({ kind: 'edge', x, y });
  }

  private carryOut(effect: GestureEffect): void {
    carryOut(effect, this);
    if (!CAMERA_EFFECTS.includes(effect.kind)) this.invalidate();
  }
}
