import { BoardEditor } from '@frontend/features/board/editor/BoardEditor';
import { FaviconSettings } from '@frontend/features/branding/FaviconSettings';

/** «/editor»: how the board looks on this device, and the icon of the site. */
export default function EditorScreen() {
  return (
    <BoardEditor>
      <FaviconSettings />
    </BoardEditor>
  );
}
