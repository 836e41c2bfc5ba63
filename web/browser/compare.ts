// Compares pictures of the page with kept ones. Both are made so small that letters and edges, which every machine draws a
// little differently, no longer count; what has moved, is missing or has another colour does. The browser decodes them.
import type { Page } from '@playwright/test';

/** The longer side of kept pictures, in pixels. */
const KEPT = 480;
/** Their longer side when they are compared. */
const COMPARED = 120;
/** How much a pixel may differ there, of 255. */
const TOLERATED = 20;

export interface Difference {
  /** The part of the picture that differs, from 0 to 1. */
  part: number;
  /** Where, in parts of width and height from the top left corner. */
  where: string;
}

/** A picture as it is kept. */
export async function small(page: Page, picture: Buffer): Promise<Buffer> {
  const jpeg = await page.evaluate(
    async ([bytes, side]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${bytes}`)).blob());
      const scale = side / Math.max(image.width, image.height);
      const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [picture.toString('base64'), KEPT] as const,
  );
  return Buffer.from(jpeg);
}

/** What is different in two pictures as they are kept. */
export function compare(page: Page, kept: Buffer, now: Buffer): Promise<Difference> {
  return page.evaluate(
    async ([pictures, side, tolerated]) => {
      const pixels = async (bytes: string): Promise<ImageData> => {
        const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${bytes}`)).blob());
        const scale = side / Math.max(image.width, image.height);
        const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
        const context = canvas.getContext('2d')!;
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        return context.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [a, b] = [await pixels(pictures[0]), await pixels(pictures[1])];
      if (a.width !== b.width || a.height !== b.height) return { part: 1, where: `${a.width}×${a.height} is ${b.width}×${b.height}` };
      const differs = (i: number): boolean => [0, 1, 2].some((c) => Math.abs(a.data[4 * i + c]! - b.data[4 * i + c]!) > tolerated);
      const found = Array.from({ length: a.width * a.height }, (_, i) => i).filter(differs);
      const [x, y] = [found.map((i) => (i % a.width) / a.width), found.map((i) => Math.floor(i / a.width) / a.height)];
      const span = (of: number[]): string => `${Math.min(...of).toFixed(2)}–${Math.max(...of).toFixed(2)}`;
      return { part: found.length / (a.width * a.height), where: found.length > 0 ? `x ${span(x)}, y ${span(y)}` : '' };
    },
    [[kept.toString('base64'), now.toString('base64')], COMPARED, TOLERATED] as const,
  );
}
