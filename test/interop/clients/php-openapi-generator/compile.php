<?php

/** Compiles all classes of the generated client. */

declare(strict_types=1);

require __DIR__ . '/load.php';

$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS));
foreach ($files as $file) {
    require_once $file->getPathname();
}
