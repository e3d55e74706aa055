import '@frontend/shared/ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BoardSample } from './BoardSample';

/** The board alone, on fixtures: `npm run dev`, then /gallery/board.html?cars=100. */
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BoardSample />
    </StrictMode>,
  );
}
