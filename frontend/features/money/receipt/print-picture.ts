import css from './Receipt.module.css';

/** Prints a picture instead of the page. */
export function printPicture(url: string): void {
  const sheet = document.createElement('div');
  sheet.className = css.sheet ?? '';
  const image = new Image();
  image.src = url;
  image.alt = '';
  sheet.append(image);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  void image.decode().then(
    () => window.print(),
    () => sheet.remove(),
  );
}
