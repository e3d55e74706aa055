import { revokeLater } from '@frontend/shared/lib/device/object-url';
import { useEffect, useState } from 'react';
import { type Receipt, receiptText } from './receipt';

interface Picture {
  readonly blob: Blob;
  readonly url: string;
}

/** The receipt as a picture; null while it is being drawn. */
export function useReceiptPicture(receipt: Receipt) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isFailed, setFailed] = useState(false);
  const text = receiptText(receipt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is everything that is drawn
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    receiptPicture(receipt).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setPicture({ blob, url });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      if (url) revokeLater(url);
    };
  }, [text]);
  return { picture, isFailed };
}

/** Width of the sheet, px; doubled in the picture. */
const WIDTH = 420;
const MARGIN = 28;
const LINE = 24;
const NAMES = 120;
const RATIO = 2;
const FONT = (size: number, weight = 400) => `${weight} ${size}px system-ui, sans-serif`;
const INK = '#111827';
const MUTED_COLOUR = '#4b5563';

/** Wraps words into lines no wider than `width`; a longer word is broken. */
function linesOf(ctx: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (one: string) => ctx.measureText(one).width <= width;
  for (const word of text.split(/\s+/)) {
    let rest = word;
    if (line && !fits(`${line} ${rest}`)) {
      lines.push(line);
      line = '';
    }
    while (!fits(rest)) {
      let length = rest.length - 1;
      while (length > 1 && !fits(rest.slice(0, length))) length -= 1;
      lines.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
    line = line ? `${line} ${rest}` : rest;
  }
  return line ? [...lines, line] : lines;
}

/** Draws the receipt, black on white in any theme; returns its height, px. */
function draw(ctx: CanvasRenderingContext2D, receipt: Receipt): number {
  let y = MARGIN;
  const write = (text: string, x: number, width: number, font: string, ink: string) => {
    ctx.font = font;
    ctx.fillStyle = ink;
    let at = y;
    for (const line of linesOf(ctx, text, width)) {
      ctx.fillText(line, x, at + LINE / 2);
      at += LINE;
    }
    return at;
  };
  const inner = WIDTH - 2 * MARGIN;
  y = write(receipt.company, MARGIN, inner, FONT(15), MUTED_COLOUR);
  y = write(receipt.title, MARGIN, inner, FONT(20, 700), INK) + LINE / 2;
  for (const [name, value] of receipt.rows) {
    write(name, MARGIN, NAMES, FONT(15), MUTED_COLOUR);
    y = write(value, MARGIN + NAMES, inner - NAMES, FONT(15), INK);
  }
  y += LINE / 2;
  const [name, value] = receipt.sum;
  write(name, MARGIN, NAMES, FONT(18, 700), INK);
  y = write(value, MARGIN + NAMES, inner - NAMES, FONT(18, 700), INK) + LINE / 2;
  return write(receipt.note, MARGIN, inner, FONT(13), MUTED_COLOUR) + MARGIN;
}

/** The receipt as a PNG. Throws without a canvas context. */
async function receiptPicture(receipt: Receipt): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('No canvas');
  ctx.textBaseline = 'middle';
  const height = draw(ctx, receipt);
  // A new size clears the canvas and its settings.
  canvas.width = WIDTH * RATIO;
  canvas.height = height * RATIO;
  ctx.scale(RATIO, RATIO);
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, WIDTH, height);
  draw(ctx, receipt);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}
