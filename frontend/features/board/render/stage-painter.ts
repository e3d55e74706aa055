import { textScale, watchTextScale } from '@frontend/shared/lib/device/text-scale';
import { Konva } from 'konva/lib/Global';
import type { Layer } from 'konva/lib/Layer';
import type { Stage } from 'konva/lib/Stage';
import type { BoardLook } from '../model/look/palette';
import type { FrameSource } from './frame-source';
import { LabelMemo } from './label/label-memo';
import { paintFrame } from './paint-frame';
import type { Pen } from './pen';
import { Pictures } from './pictures';
import { loadFonts, measureOn, TextFit } from './text-fit';

/** Denser screens are drawn at 2: no visible gain, lost frames on tablets. */
const MAX_RATIO = 2;

function screenRatio(): number {
  return Math.min(window.devicePixelRatio || 1, MAX_RATIO);
}

/**
 * The frame loop of one stage: advances the source once a frame and draws when it has changed.
 * `layer.draw()` runs in our own animation frame: Konva's batchDraw would come one frame later.
 */
export class StagePainter {
  private readonly pictures = new Pictures(() => this.redraw());
  private layer: Layer | null = null;
  private stage: Stage | null = null;
  private pen: Pen | null = null;
  private frame: number | null = null;
  private atMs = 0;
  private ratio = 1;
  /** CSS px of a unit of the layout. */
  private unitPx = 1;

  constructor(
    private readonly source: FrameSource,
    private look: BoardLook,
  ) {}

  /** Draws on the canvas inside of `box`; returns how to stop. */
  mount(box: HTMLElement, stage: Stage, layer: Layer): () => void {
    Konva.autoDrawEnabled = false;
    this.stage = stage;
    this.layer = layer;
    const resized = new ResizeObserver(() => this.measure(box));
    resized.observe(box);
    // A window moved to a denser screen keeps its size in CSS px.
    const moved = () => this.measure(box);
    addEventListener('resize', moved);
    const stopText = watchTextScale(moved);
    this.measure(box);
    const detach = this.source.frames.attach(() => this.request());
    const stopFonts = this.awaitFonts();
    return () => {
      resized.disconnect();
      removeEventListener('resize', moved);
      stopText();
      detach();
      stopFonts();
      if (this.frame !== null) cancelAnimationFrame(this.frame);
      this.frame = null;
      this.layer = null;
      this.stage = null;
    };
  }

  setLook(look: BoardLook): void {
    this.look = look;
    this.pen = null;
    this.redraw();
  }

  /** The Shape's sceneFunc: draws through the raw context. */
  paint(ctx: CanvasRenderingContext2D): void {
    const { source, pictures, atMs } = this;
    const ratio = this.ratio * this.unitPx;
    if (!this.pen || this.pen.ctx !== ctx || this.pen.ratio !== ratio) {
      const fit = new TextFit(measureOn(ctx));
      const labels = new LabelMemo(fit);
      this.pen = { ctx, scene: source.scene, ...this.look, fit, labels, pictures, ratio, atMs };
    }
    (this.pen as { atMs: number }).atMs = atMs;
    paintFrame(this.pen);
  }

  private request(): void {
    this.frame ??= requestAnimationFrame((atMs) => this.tick(atMs));
  }

  private tick(atMs: number): void {
    this.frame = null;
    this.atMs = atMs;
    const { draw, again } = this.source.frame(atMs);
    if (draw) this.layer?.draw();
    if (again) this.request();
  }

  /** Draws at once, so that no empty frame is shown. */
  private redraw(): void {
    this.layer?.draw();
  }

  /** A new size or density empties the canvas, so it is drawn again before the browser paints. */
  private measure(box: HTMLElement): void {
    const { stage, layer } = this;
    const { clientWidth, clientHeight } = box;
    if (!stage || !layer || clientWidth === 0 || clientHeight === 0) return;
    const ratio = screenRatio();
    if (ratio !== this.ratio || layer.getCanvas().getPixelRatio() !== ratio) {
      layer.getCanvas().setPixelRatio(ratio);
      this.ratio = ratio;
    }
    if (stage.width() !== clientWidth || stage.height() !== clientHeight) {
      stage.size({ width: clientWidth, height: clientHeight });
    }
    const unitPx = textScale();
    if (unitPx !== this.unitPx) {
      stage.scale({ x: unitPx, y: unitPx });
      this.unitPx = unitPx;
    }
    // Whole device pixels: a stretched canvas would blur every line.
    const canvas = layer.getNativeCanvasElement();
    canvas.style.width = `${canvas.width / ratio}px`;
    canvas.style.height = `${canvas.height / ratio}px`;
    this.source.resize(clientWidth / unitPx, clientHeight / unitPx, unitPx);
    this.redraw();
  }

  /** Text measured with the fallback font is discarded with its pen once the font has loaded. */
  private awaitFonts(): () => void {
    let isUnmounted = false;
    const loaded = () => {
      if (isUnmounted) return;
      this.pen = null;
      this.redraw();
    };
    void loadFonts().then(loaded);
    return () => {
      isUnmounted = true;
    };
  }
}
