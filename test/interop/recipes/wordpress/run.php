<?php
// Runs code in the site that the environment names, and prints what it returns as JSON.
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'SITE_URL' ), PHP_URL_HOST ) . ':' . parse_url( getenv( 'SITE_URL' ), PHP_URL_PORT );
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
echo "\n", wp_json_encode( eval( $argv[2] ) );
