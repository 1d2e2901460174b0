/**
 * The screen of a program that draws on a VT100, as a person sees it: text, the cursor's ways, erasing and scrolling, which
 * is all that lynx uses with TERM=vt100. Colours and bold are passed over.
 */
export function createScreen({ rows, columns }: { rows: number; columns: number }) {
  const decoder = new TextDecoder();
  const blank = () => Array.from({ length: columns }, () => ' ');
  const lines = Array.from({ length: rows }, blank);
  const cursor = { row: 0, column: 0 };
  let region = { top: 0, bottom: rows - 1 };
  let unread = '';

  function moveTo(row: number, column: number) {
    cursor.row = within(row, rows);
    cursor.column = within(column, columns);
  }

  function put(character: string) {
    if (cursor.column >= columns) return;
    lines[cursor.row]![cursor.column] = character;
    cursor.column += 1;
  }

  function control(character: string) {
    if (character === '\r') cursor.column = 0;
    if (character === '\b') moveTo(cursor.row, cursor.column - 1);
    if (character === '\n') lineFeed();
  }

  function lineFeed() {
    if (cursor.row === region.bottom) move({ from: region.top, to: region.bottom });
    else moveTo(cursor.row + 1, cursor.column);
  }

  function reverseLineFeed() {
    if (cursor.row === region.top) move({ from: region.bottom, to: region.top });
    else moveTo(cursor.row - 1, cursor.column);
  }

  /** A line of the region goes away, an empty one comes at its other end. */
  function move({ from, to }: { from: number; to: number }) {
    lines.splice(from, 1);
    lines.splice(to, 0, blank());
  }

  const COMMANDS: Record<string, (numbers: readonly number[]) => void> = {
    A: ([count]) => moveTo(cursor.row - (count || 1), cursor.column),
    B: ([count]) => moveTo(cursor.row + (count || 1), cursor.column),
    C: ([count]) => moveTo(cursor.row, cursor.column + (count || 1)),
    D: ([count]) => moveTo(cursor.row, cursor.column - (count || 1)),
    H: ([row, column]) => moveTo((row || 1) - 1, (column || 1) - 1),
    J() {
      lines[cursor.row]!.fill(' ', cursor.column);
      for (const line of lines.slice(cursor.row + 1)) line.fill(' ');
    },
    K: ([mode]) =>
      lines[cursor.row]!.fill(' ', mode ? 0 : cursor.column, mode === 1 ? cursor.column + 1 : columns),
    r([top, bottom]) {
      region = { top: (top || 1) - 1, bottom: (bottom || rows) - 1 };
      moveTo(0, 0);
    },
  };

  return {
    write(bytes: Buffer) {
      unread += decoder.decode(bytes, { stream: true });
      for (let part = PART.exec(unread); part; part = PART.exec(unread)) {
        unread = unread.slice(part[0].length);
        const { numbers = '', command, character } = part.groups ?? {};
        if (part[0] === '\u001bM') reverseLineFeed();
        else if (command) COMMANDS[command]?.(numbers.split(';').map(Number));
        else if (character && character >= ' ') put(character);
        else if (character) control(character);
      }
    },
    /** Lines without the spaces at their ends. */
    text: () => lines.map((line) => line.join('').trimEnd()).join('\n'),
  };
}

const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1);

/** A whole escape sequence, or one character; half a sequence waits for its other half. */
const PART =
  /^(?:\u001b\[(?<numbers>[\d;]*)(?<command>[A-Za-z])|\u001b\[\?\d+[hl]|\u001b[()][A-Z0-9]|\u001b[=>78M]|(?<character>[^\u001b]))/u;
