<?php
// The configuration of every site of a run: which one it is stands in the environment.
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', getenv( 'SITE_DATABASE' ) );
define( 'WP_HOME', getenv( 'SITE_URL' ) );
define( 'WP_SITEURL', getenv( 'SITE_URL' ) );
define( 'WP_CONTENT_DIR', getenv( 'SITE_FOLDER' ) );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', getenv( 'SITE_FOLDER' ) . '/debug.log' );
define( 'DISABLE_WP_CRON', true ); // The checks ask for wp-cron.php, so that it runs when they say.
$table_prefix = getenv( 'SITE_PREFIX' );
foreach ( json_decode( file_get_contents( WP_CONTENT_DIR . '/constants.json' ), true ) as $name => $value ) {
	define( $name, $value );
}
if ( file_exists( WP_CONTENT_DIR . '/marketplace.php' ) ) {
	require WP_CONTENT_DIR . '/marketplace.php';
}
require_once ABSPATH . 'wp-settings.php';
