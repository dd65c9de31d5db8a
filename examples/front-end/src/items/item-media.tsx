import type { Item } from '../api/client.ts';
import { mediaKind } from './media-kind.ts';

/** The preview of an item: a picture, a video, or a recording with the thumbnail beside it. */
function Preview({ item: { name, media } }: { readonly item: Item }) {
  switch (mediaKind(media)) {
    case 'audio':
      return (
        <div className="preview audio">
          <img src={media.thumbnail} alt="" width="120" height="120" />
          {/* biome-ignore lint/a11y/useMediaCaption: the recordings are music and noises */}
          <audio controls preload="metadata" src={media.preview_audio} aria-label={`Preview of ${name}`} />
        </div>
      );
    case 'video':
      return (
        // The previews are loops without sound, so that there is nothing to caption.
        <video
          className="preview"
          controls
          loop
          muted
          playsInline
          preload="metadata"
          poster={media.preview_image}
          src={media.preview_video}
          aria-label={`Preview of ${name}`}
        />
      );
    case 'image':
      return <img className="preview" src={media.preview_image} alt={`Preview of ${name}`} />;
  }
}

export const ItemMedia = ({ item }: { readonly item: Item }) => (
  <>
    <Preview item={item} />
    {item.media.screenshots && (
      <ul className="screenshots" aria-label="Screenshots">
        {item.media.screenshots.map((url, index) => (
          <li key={url}>
            <a href={url}>
              <img src={url} alt={`Screenshot ${index + 1}`} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    )}
  </>
);
