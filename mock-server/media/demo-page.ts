import type { Placeholder, Subject } from './subject.ts';
import { escapeMarkup } from './text.ts';

const style = `
:root { color-scheme: light dark; --paper: #f6f7f9; --ink: #1c2230; --quiet: #667085; --card: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12151c; --ink: #eef1f6; --quiet: #98a2b3; --card: #1b202b; }
}
body { margin: 0; padding: 6vmin; background: var(--paper); color: var(--ink); font: 1.05rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: auto; padding: 4vmin; border-radius: 1rem; background: var(--card); }
h1 { margin: 0 0 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
p { margin: 0; color: var(--quiet); }
img, video { display: block; max-width: 100%; border-radius: .5rem; }
video { width: 100%; }
audio { display: block; width: 100%; margin-top: 1.5rem; }`;

/** Links are relative, so that they work if the server is mounted below a path. */
function show({ id, category }: Subject): string {
  const image = (kind: string) => `<img src="../media/${kind}/${id}.svg" alt="">`;
  if (category === 'Audio')
    return `${image('thumbnail')}<audio controls src="../media/audio/${id}.wav"></audio>`;
  if (category !== 'Video') return image('preview');
  return `<video controls loop muted poster="../media/preview/${id}.svg" src="../media/video/${id}.webm"></video>`;
}

/** The page behind an item's demo_link. */
export function demoPage(item: Subject): Placeholder {
  const name = escapeMarkup(item.name);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>${style}
</style>
</head>
<body>
<main>
<p>${escapeMarkup(item.category)}</p>
<h1>${name}</h1>
${show(item)}
</main>
</body>
</html>
`;
  return { type: 'text/html; charset=utf-8', body: Buffer.from(html) };
}
