<?php

/** Loads the classes of the generated client and of Guzzle. Every warning is an error. */

declare(strict_types=1);

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

require '/usr/share/php/GuzzleHttp/autoload.php';

/** The folder of the generated classes. */
$folder = $argv[1];

spl_autoload_register(static function (string $class) use ($folder): void {
    $prefix = 'OpenAPI\\Client\\';
    $file = $folder . '/' . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
    if (str_starts_with($class, $prefix) && is_file($file)) {
        require_once $file;
    }
});
